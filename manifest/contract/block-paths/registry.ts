import type { Block, Summary } from '../../schema/result.ts'
import { alertPaths } from './alert.ts'
import { fieldsPaths } from './fields.ts'
import { imagePaths } from './image.ts'
import type { LayoutParts, LayoutValue, PathLister } from './layout-value.ts'
import { listPaths } from './list.ts'
import { scorePaths } from './score.ts'
import { summaryPaths } from './summary.ts'
import { tablePaths } from './table.ts'
import { timelinePaths } from './timeline.ts'

/**
 * Lists the answer values that each layout element reads, and which are sensitive. TypeScript rejects a
 * missing kind: codegen could not check its values, and exports would contain sensitive ones.
 */
const pathListers: { [Kind in keyof LayoutParts]: PathLister<Kind> } = {
  summary: summaryPaths,
  fields: fieldsPaths,
  table: tablePaths,
  list: listPaths,
  image: imagePaths,
  score: scorePaths,
  alert: alertPaths,
  timeline: timelinePaths,
}

export function blockPaths(block: Block): LayoutValue[] {
  // TypeScript cannot see that the entry matches the block's own kind.
  const listBlockPaths = pathListers[block.block] as (part: Block) => LayoutValue[]
  return listBlockPaths(block)
}

/** Returns the values that a result reads: the summary's first, then block by block. */
export const layoutPaths = ({ summary, result }: { summary?: Summary; result: readonly Block[] }) => [
  ...(summary ? pathListers.summary(summary) : []),
  ...result.flatMap(blockPaths),
]
