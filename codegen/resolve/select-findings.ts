import { collectEndValues } from '../../manifest/contract/answer-path.ts'
import { readMeasure } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { ExpandedVariant } from './expand-family.ts'
import { isFindingShown } from './shown-finding.ts'

/**
 * Returns the findings of a variant: its own, and those of `defaults` that its result shows and its examples have values
 * for. So a variant with its own example need not repeat the list.
 */
export function selectFindings(variant: ExpandedVariant): Finding[] {
  const { findings, example, examples } = variant
  const answers = [...(example ? [example.item] : []), ...examples.map(({ item }) => item.answer)]
  const isAnswered = (finding: Finding) =>
    answers.some((answer) => collectEndValues(answer, readMeasure(finding).path).length > 0)
  return findings
    .filter(({ item, path }) => path[0] !== 'defaults' || (isFindingShown(item, variant) && isAnswered(item)))
    .map(({ item }) => item)
}
