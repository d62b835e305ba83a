/**
 * The measure of a finding, and the blocks of a result that show its value. Codegen checks findings with this;
 * the app scrolls there.
 */

import { blockPaths } from '../blocks/index.ts'
import type { LayoutValue } from '../blocks/layout-value.ts'
import { summaryPaths } from '../blocks/summary.ts'
import type { Finding } from '../schema/finding.ts'
import type { Block, Summary } from '../schema/result.ts'
import { appendAnswerPath, isInside, joinAnswerPath, splitAnswerPath, wholeAnswer } from './answer-path.ts'

const measures = ['count', 'sum', 'max', 'min', 'value'] as const

export type Measure = (typeof measures)[number]

/** Returns the measure and the path of a finding. The schema allows one measure. */
export function readMeasure(finding: Finding): { measure: Measure; path: string } {
  const measure = measures.find((key) => finding[key] !== undefined) ?? 'value'
  return { measure, path: finding[measure] ?? '' }
}

/** Removes list indexes from a path: `enderecos.0.cep` becomes `enderecos.cep`. */
export const removeIndexes = (path: string) =>
  /[\d\\]/.test(path) ? joinAnswerPath(splitAnswerPath(path).filter((key) => !/^\d+$/.test(key))) : path

export const pathInRows = (list: string, value: string | undefined) =>
  appendAnswerPath(list, value ?? wholeAnswer)

/**
 * Returns the paths that a layout value reads: `pendencias` and its columns, for example `pendencias.valor`.
 */
const listReadPaths = ({ path, rows = [] }: LayoutValue): string[] => [
  path,
  ...rows.map((row) => pathInRows(path, row.path)),
]

const readsPath = (values: LayoutValue[], path: string) =>
  values.some((value) => listReadPaths(value).map(removeIndexes).includes(path))

const readsEnclosingList = (values: LayoutValue[], path: string) =>
  values.some((value) => value.rows && isInside(path, removeIndexes(value.path)))

type ResultTarget = 'head' | number

/**
 * Returns the parts of a result that a finding may link to, best first: the block with the title it names,
 * blocks that read its value, blocks that read the enclosing list, the summary.
 */
export function listFindingTargets(
  finding: Finding,
  { summary, result }: { summary?: Summary | undefined; result: readonly Block[] },
): ResultTarget[] {
  const path = removeIndexes(readMeasure(finding).path)
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
