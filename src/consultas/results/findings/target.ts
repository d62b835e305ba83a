import type { LayoutValue } from '@manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '@manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '@manifest/contract/block-paths/summary.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { isRaised } from '../alert/is-raised.ts'
import { findingPath } from './measure.ts'
import { isBelow, withoutIndexes } from './value-path.ts'

/** A part of a result: its head, or the block with an index. */
export type Part = 'head' | number

/**
 * The part of a result that shows what a finding is about: the block that it names by `to`, else the first that reads
 * the value, else the first that reads the list it is in, else the head. None where the answer shows no such part.
 */
export function targetOf(
  finding: Finding,
  { summary, result }: ConsultaDefinition,
  answer: unknown,
): Part | undefined {
  const path = withoutIndexes(findingPath(finding))
  const find = (fits: (block: Block) => boolean) => {
    const index = result.findIndex((block) => isShown(block, answer) && fits(block))
    return index < 0 ? undefined : index
  }
  return (
    find(({ title }) => finding.to !== undefined && title === finding.to) ??
    find((block) => blockPaths(block).some((value) => pathsOf(value).includes(path))) ??
    find((block) => blockPaths(block).some(({ path: list, rows }) => rows && isBelow(path, list))) ??
    (summary && summaryPaths(summary).some((value) => value.path === path) ? 'head' : undefined)
  )
}

const isShown = (block: Block, answer: unknown) => block.block !== 'alert' || isRaised(block, answer)

/** The paths of a value, and of those in its rows, without the rows' indexes. */
const pathsOf = ({ path, rows = [] }: LayoutValue) => [
  path,
  ...rows.map((row) => (row.path === undefined ? path : `${path}.${row.path}`)),
]
