import { listFindingTargets } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant } from './expand-family.ts'

/** Whether the summary or a block of a variant's result shows what a finding reads. */
export function isFindingShown(
  finding: Finding,
  { summary, result }: Pick<ExpandedVariant, 'summary' | 'result'>,
): boolean {
  const { isInHead, isInBlock } = createElementTests(finding)
  return result.some(({ item }) => isInBlock(item)) || (summary !== undefined && isInHead(summary.item))
}

/** Asked once of each part: variants have most of their parts in common. */
const createElementTests = oncePer((finding: Finding) => ({
  isInHead: oncePer((summary: Summary) => listFindingTargets(finding, { summary, result: [] }).length > 0),
  isInBlock: oncePer((block: Block) => listFindingTargets(finding, { result: [block] }).length > 0),
}))
