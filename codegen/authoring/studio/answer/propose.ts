import type { PageTarget } from '../../../../manifest/contract/answer-page.ts'
import { readMeasure } from '../../../../manifest/contract/findings.ts'
import type { StudioAnswers, StudioRequests } from '../../../../manifest/contract/studio.ts'
import type { Field } from '../../../../manifest/schema/field.ts'
import type { Finding } from '../../../../manifest/schema/finding.ts'
import { createExampleFiller } from '../../../compile/expand/cast/fill-examples.ts'
import { indexMembers } from '../../../compile/expand/cast/members.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../../compile/expand/expand-family.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { CommandError } from '../../../diagnostics/errors.ts'
import { buildFamilyFields } from '../../add/add-family.ts'
import { findFamily, readForm } from '../../add/add-variant.ts'
import { listParts, listProposedFindings, readSummaryPart } from '../../add/page-choices.ts'
import { proposePage } from '../../add/page-proposal.ts'
import { buildValidDrafts, type StudioContext, StudioError } from '../studio-context.ts'

/** `propose`: the page that `add --from` would write, and its parts. Nothing of the answer is stored or logged. */
export function propose(
  context: StudioContext,
  { drafts, target, answer, isPublic }: StudioRequests['propose'],
): StudioAnswers['propose'] {
  const { manifest } = buildValidDrafts(context, drafts)
  return runAsStudio(() => {
    const { fields, variants } = readTargetFamily(target, manifest)
    const cast = manifest.cast?.value
    const proposal = proposePage(answer, { isPublic, fields, cast, family: variants })
    const { summary, result, findings, example, replaced, leftOut } = proposal
    // The user sees the facts of the cast, as the page shows them.
    const filler = createExampleFiller(indexMembers(cast))
    const shown = { ...proposal, example: filler.fill(example, []) }
    const head = readSummaryPart(shown)
    return {
      page: { ...(summary && { summary }), result, findings, example },
      ...(head && { summary: head }),
      parts: listParts(shown),
      findings: listProposedFindings(proposal).map(({ id, finding }) => ({
        id,
        text: describeFinding(finding),
      })),
      leftOut,
      replacedCount: replaced.length,
    }
  })
}

const measureWords = {
  count: 'quantos há em',
  sum: 'a soma de',
  max: 'o maior de',
  min: 'o menor de',
  value: 'o valor de',
}

/** Returns the label of a finding and what it measures. */
function describeFinding(finding: Finding): string {
  const { measure, path } = readMeasure(finding)
  return `${finding.label ?? path} (${measureWords[measure]} ${path})`
}

/** The form of the page, and the variants whose labels it follows. */
type TargetFamily = { fields: readonly Field[]; variants: readonly ExpandedVariant[] }

/** Returns the form of a target, and the variants of its family. */
export function readTargetFamily(target: PageTarget, manifest: CheckedManifest): TargetFamily {
  if (target.kind === 'family') return { fields: buildFamilyFields(target.fields), variants: [] }
  if (target.kind === 'variant') {
    const family = findFamily(target.family, manifest)
    return { fields: readForm(family).fields, variants: family.variants }
  }
  const { family, variant } = findVariant(target.id, manifest)
  return {
    fields: variant.fields.map(({ item }) => item),
    variants: family.variants.filter((other) => other !== variant),
  }
}

/** @throws StudioError if there is no such variant. */
export function findVariant(
  id: string,
  manifest: CheckedManifest,
): { family: ExpandedFamily; variant: ExpandedVariant } {
  const [name, number] = id.split('/')
  const family = manifest.families.find(({ file }) => file.consulta === name)
  const variant = family?.variants.find((one) => one.number === Number(number))
  if (!family || !variant) throw new StudioError(`A consulta ${id} não existe`)
  return { family, variant }
}

/**
 * Runs a part of the command `add`. Its hints name options of the command line, so that only the first line of a
 * message is for the studio.
 *
 * @throws StudioError
 */
export function runAsStudio<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof CommandError) throw new StudioError(error.reason)
    throw error
  }
}
