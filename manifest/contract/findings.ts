/** What a finding measures, and which part of the result shows it: codegen checks by it, and the app leads there. */
import type { Finding } from '../schema/finding.ts'
import type { Block, Summary } from '../schema/result.ts'
import type { LayoutValue } from './block-paths/layout-value.ts'
import { blockPaths } from './block-paths/registry.ts'
import { summaryPaths } from './block-paths/summary.ts'

const measures = ['count', 'sum', 'max', 'min', 'value'] as const

type Measure = (typeof measures)[number]

/** What a finding does with the values along a path; the grammar lets it name one measure. */
export function measureOf(finding: Finding): { measure: Measure; path: string } {
  const measure = measures.find((key) => finding[key] !== undefined) ?? 'value'
  return { measure, path: finding[measure] ?? '' }
}

/** The head of a result, or one of its blocks by its index. */
type FindingPlace = 'summary' | number

/** Paths of what is shown, through lists: a table of `pendencias` shows `pendencias` and its columns `pendencias.valor`. */
const shownPaths = (values: LayoutValue[]): string[] =>
  values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, rows = [] }) => [
      path,
      ...rows.flatMap((row) => (row.path === undefined ? [] : [`${path}.${row.path}`])),
    ])

/** Paths of the lists that are shown row by row. */
const listPaths = (values: LayoutValue[]): string[] =>
  values.flatMap(({ path, rows }) => (rows ? [path] : []))

/**
 * The part of a result that a finding leads to: the block with the title that it names, else the one that shows its
 * value, else the head if it does, else the block that shows the list that the value is in. `undefined` where there is none.
 */
export function placeOfFinding(
  finding: Finding,
  { summary, result }: { summary?: Summary | undefined; result: readonly Block[] },
): FindingPlace | undefined {
  const { path } = measureOf(finding)
  const firstBlock = (isIt: (block: Block) => boolean) => {
    const index = result.findIndex(isIt)
    return index < 0 ? undefined : index
  }
  if (finding.to !== undefined) return firstBlock(({ title }) => title === finding.to)
  return (
    firstBlock((block) => shownPaths(blockPaths(block)).includes(path)) ??
    (summary && shownPaths(summaryPaths(summary)).includes(path) ? 'summary' : undefined) ??
    firstBlock((block) => listPaths(blockPaths(block)).some((list) => path.startsWith(`${list}.`)))
  )
}
