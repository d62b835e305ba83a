/** What a finding measures, and which parts of a result show it: codegen checks by it, and the app leads there. */

import type { Finding } from '../schema/finding.ts'
import type { Block, Summary } from '../schema/result.ts'
import { appendAnswerPath, isInside, joinAnswerPath, splitAnswerPath, wholeAnswer } from './answer-path.ts'
import type { LayoutValue } from './block-paths/layout-value.ts'
import { blockPaths } from './block-paths/registry.ts'
import { summaryPaths } from './block-paths/summary.ts'

const measures = ['count', 'sum', 'max', 'min', 'value'] as const

export type Measure = (typeof measures)[number]

/** What a finding does with the values along a path; the grammar lets it name one measure. */
export function readMeasure(finding: Finding): { measure: Measure; path: string } {
  const measure = measures.find((key) => finding[key] !== undefined) ?? 'value'
  return { measure, path: finding[measure] ?? '' }
}

/** A path without the indexes of lists: `enderecos.0.cep` is `enderecos.cep`. */
export const withoutIndexes = (path: string) =>
  /[\d\\]/.test(path) ? joinAnswerPath(splitAnswerPath(path).filter((key) => !/^\d+$/.test(key))) : path

/** The path of a value in the rows of a list, whichever row; without a value, of the rows themselves. */
export const pathInRows = (list: string, value: string | undefined) =>
  appendAnswerPath(list, value ?? wholeAnswer)

/** Paths of what is read, through lists: a table of `pendencias` reads `pendencias` and its columns `pendencias.valor`. */
const listReadPaths = ({ path, rows = [] }: LayoutValue): string[] => [
  path,
  ...rows.map((row) => pathInRows(path, row.path)),
]

const readsPath = (values: LayoutValue[], path: string) =>
  values.some((value) => listReadPaths(value).map(withoutIndexes).includes(path))

const readsEnclosingList = (values: LayoutValue[], path: string) =>
  values.some((value) => value.rows && isInside(path, withoutIndexes(value.path)))

/** The head of a result, or one of its blocks by its index. */
type ResultTarget = 'head' | number

/**
 * The parts of a result that a finding may lead to, best first: the block with the title that it names, the blocks that
 * read its value, those that read the list that it is in, the head.
 */
export function listFindingTargets(
  finding: Finding,
  { summary, result }: { summary?: Summary | undefined; result: readonly Block[] },
): ResultTarget[] {
  const path = withoutIndexes(readMeasure(finding).path)
  const blocks = (fits: (block: Block) => boolean) =>
    result.flatMap((block, index) => (fits(block) ? [index] : []))
  const parts: ResultTarget[] = [
    ...blocks(({ title }) => finding.to !== undefined && title === finding.to),
    ...blocks((block) => readsPath(blockPaths(block), path)),
    ...blocks((block) => readsEnclosingList(blockPaths(block), path)),
    ...(summary && readsPath(summaryPaths(summary), path) ? (['head'] as const) : []),
  ]
  return [...new Set(parts)]
}
