import { collectEndValues } from '../../../manifest/contract/answer-path.ts'
import { listFindingTargets, readMeasure } from '../../../manifest/contract/findings.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import type { ExpandedVariant } from './expand-family.ts'
import type { Located } from './located.ts'

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
): boolean => {
  const shows = createTargetTests(finding)
  return (
    result.some(({ item }) => shows.block(item)) || (summary !== undefined && shows.summary(summary.item))
  )
}

/** Variants share the blocks that they inherit, so each is searched once. */
const createTargetTests = cacheByObject((finding: Finding) => ({
  block: cacheByObject((block: Block) => listFindingTargets(finding, { result: [block] }).length > 0),
  summary: cacheByObject(
    (summary: Summary) => listFindingTargets(finding, { summary, result: [] }).length > 0,
  ),
}))

/** Returns true if one of the answers has the value of a finding. */
export const hasFindingValue = (finding: Finding, answers: readonly unknown[]): boolean =>
  answers.some((answer) => collectEndValues(answer, readMeasure(finding).path).length > 0)
