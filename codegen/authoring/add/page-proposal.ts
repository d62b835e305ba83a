import type { AnswerPage } from '../../../manifest/contract/answer-page.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import { finding as findingSchema } from '../../../manifest/schema/finding.ts'
import { block as blockSchema, summary as summarySchema } from '../../../manifest/schema/result.ts'
import type { ExpandedVariant } from '../../compile/expand/expand-family.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { inventExample, keepExample, type Replacement } from '../sample-answer/invent-example.ts'
import type { LeftOut } from '../sample-answer/layout-builder.ts'
import { proposeFindings } from '../sample-answer/propose-findings.ts'
import { proposeLayout } from '../sample-answer/propose-layout.ts'
import { findCpfs } from '../sample-answer/value-patterns.ts'
import { parseSample } from './parse-sample.ts'
import { alignLayout } from './sample-layout.ts'
import { useCast } from './use-cast.ts'

/** The page of a sample answer: head, blocks, findings and example, in the types of the grammar. */
export type PageProposal = AnswerPage & {
  /** The invented values, by their paths in the example. */
  replaced: Replacement[]
  /** The values that no block shows, and why, in Portuguese. */
  leftOut: LeftOut[]
}

export type ProposalOptions = {
  /** The answer has public data only: the example keeps them, and the page hides nothing. */
  isPublic?: boolean | undefined
  /** The form: the document that it asks for is the subject of the example. */
  fields?: readonly Field[] | undefined
  /** The people and things that examples refer to. */
  cast?: CastFile | undefined
  /** The family's other variants: their labels, and what they hide, win for the same paths. */
  family?: readonly ExpandedVariant[] | undefined
  /** The name of the sample in error messages: its file. */
  name?: string | undefined
}

/**
 * Proposes the page of a sample answer. Reads no file and writes none. The layout sees only the example, so no value of
 * the sample reaches the manifest.
 *
 * @throws CommandError if the text is no usable answer, or if public data have a CPF.
 */
export function proposePage(sampleText: string, options: ProposalOptions = {}): PageProposal {
  const { isPublic = false, fields = [], cast, family = [], name } = options
  const answer = parseSample(sampleText, name)
  if (isPublic) refuseCpfs(sampleText)
  const { example, replaced, leftOut } = isPublic ? keepExample(answer) : inventExample(answer)
  const proposal = proposeLayout(example)
  const layout = {
    summary: proposal.summary && summarySchema.parse(proposal.summary),
    result: proposal.result.map((block) => blockSchema.parse(block)),
  }
  const { summary, result } = isPublic ? revealLayout(layout) : alignLayout(layout, family)
  const cited = isPublic ? example : useCast({ example, summary, result }, fields, cast)
  return {
    summary,
    result,
    findings: proposeFindings(example, { summary, result }).map((finding) => findingSchema.parse(finding)),
    example: cited,
    replaced,
    leftOut: [...leftOut, ...proposal.leftOut],
  }
}

/** A CPF is never public, whatever the option says. */
function refuseCpfs(text: string) {
  if (findCpfs(text).length > 0)
    throw new CommandError(
      'A resposta tem um CPF: não são dados públicos',
      'sem --public, os valores são inventados',
    )
}

/** Returns a layout that hides nothing. */
function revealLayout<Layout>(layout: Layout): Layout {
  return JSON.parse(JSON.stringify(layout), (key, value) => (key === 'sensitive' ? false : value)) as Layout
}
