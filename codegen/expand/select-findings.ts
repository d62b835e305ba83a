import { collectEndValues } from '../../manifest/contract/answer-path.ts'
import { listFindingTargets, readMeasure } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { ExpandedVariant, Located } from './expand-family.ts'

/**
 * Returns the findings of a variant: its own, and those of `defaults` that its result shows and its examples have values
 * for. So a variant with its own example need not repeat the list.
 */
export function selectLocatedFindings(variant: ExpandedVariant): Located<Finding>[] {
  const { findings, example, examples } = variant
  const answers = [...(example ? [example.item] : []), ...examples.map(({ item }) => item.answer)]
  return findings.filter(
    ({ item, path }) =>
      path[0] !== 'defaults' || (isFindingShown(item, variant) && hasFindingValue(item, answers)),
  )
}

/** Returns the findings of `selectLocatedFindings` without their places. */
export const selectFindings = (variant: ExpandedVariant): Finding[] =>
  selectLocatedFindings(variant).map(({ item }) => item)

/** Returns true if the summary or a block of a variant's result shows the value of a finding. */
export const isFindingShown = (
  finding: Finding,
  { summary, result }: Pick<ExpandedVariant, 'summary' | 'result'>,
): boolean =>
  listFindingTargets(finding, { summary: summary?.item, result: result.map(({ item }) => item) }).length > 0

/** Returns true if one of the answers has the value of a finding. */
export const hasFindingValue = (finding: Finding, answers: readonly unknown[]): boolean =>
  answers.some((answer) => collectEndValues(answer, readMeasure(finding).path).length > 0)
