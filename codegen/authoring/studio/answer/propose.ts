import * as z from 'zod'
import type { ProposeAnswer } from '../../../../manifest/contract/answer-page.ts'
import { readMeasure } from '../../../../manifest/contract/findings.ts'
import type { Finding } from '../../../../manifest/schema/finding.ts'
import { createExampleFiller } from '../../../compile/expand/cast/fill-examples.ts'
import { indexMembers } from '../../../compile/expand/cast/members.ts'
import { listParts, listProposedFindings, readSummaryPart } from '../../add/page-choices.ts'
import { proposePage } from '../../add/page-proposal.ts'
import { buildValidDrafts } from '../manifest-texts.ts'
import { createRequest, textsSchema } from '../studio-request.ts'
import { readTargetFamily, runAsStudio, targetSchema } from './page-target.ts'

const schema = z.object({
  drafts: textsSchema,
  target: targetSchema,
  answer: z.string(),
  isPublic: z.boolean(),
})

/** `propose`: the page that `add --from` would write, and its parts. Nothing of the answer is stored or logged. */
export const propose = createRequest(
  schema,
  (context, { drafts, target, answer, isPublic }): ProposeAnswer => {
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
  },
)

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
