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
 * Which values of the answer every part of a layout reads, and which of them are sensitive. A kind that is missing here
 * is a type error: codegen could not check its values, and the app would export its sensitive ones unmasked.
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

/** The values that a block reads. */
export function blockPaths(block: Block): LayoutValue[] {
  // TypeScript cannot tell that a block matches the entry that was looked up by its own kind.
  const listBlockPaths = pathListers[block.block] as (part: Block) => LayoutValue[]
  return listBlockPaths(block)
}

/** The values that a result reads: those of its head first, then block by block. */
export const layoutPaths = ({ summary, result }: { summary?: Summary; result: readonly Block[] }) => [
  ...(summary ? pathListers.summary(summary) : []),
  ...result.flatMap(blockPaths),
]
