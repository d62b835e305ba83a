import { endsAlong } from '../../manifest/contract/answer-path.ts'
import { measureOf, partsOfFinding } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { ExpandedVariant } from './expand-family.ts'

/**
 * The findings of a variant: those that it names itself, and of its family's those that its answers have and its result
 * shows. A variant with an answer of its own need not repeat what the others have in common.
 */
export function ownFindings({ findings, summary, result, example, examples }: ExpandedVariant): Finding[] {
  const answers = [example?.item, ...examples.map(({ item }) => item.answer)]
  const parts = { summary: summary?.item, result: result.map(({ item }) => item) }
  const fits = (finding: Finding) =>
    partsOfFinding(finding, parts).length > 0 &&
    answers.some((answer) => endsAlong(answer, measureOf(finding).path).length > 0)
  return findings.filter(({ item, path }) => path[0] !== 'defaults' || fits(item)).map(({ item }) => item)
}
