import { layoutPaths } from '@manifest/blocks/index.ts'
import { valueAt, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { readRows } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { isHidable } from '../../formats/registry.ts'
import type { SensitiveCounts } from '../document/print/print-offer.ts'

/** Returns true if a layout has sensitive values. */
export const hasSensitiveLayout = (definition: ConsultaDefinition) =>
  layoutPaths(definition).some(
    ({ isSensitive, rows = [] }) => isSensitive || rows.some((row) => row.isSensitive),
  )

/**
 * Yields the paths of all sensitive values in an answer, without public ones. A generator, because there may be a hundred thousand
 * and most callers stop at the first.
 */
export function* listSensitivePaths(
  definition: Pick<ConsultaDefinition, 'summary' | 'result'>,
  answer: unknown,
): Generator<string> {
  for (const { path, isSensitive, format, rows = [], each } of layoutPaths(definition)) {
    if (isSensitive && isHidable(valueAt(answer, path), format)) yield path
    const sensitive = rows.filter((row) => row.isSensitive)
    // Skips lists without sensitive values, since they may have thousands of rows.
    if (sensitive.length === 0) continue
    const list = readRows(answer, { value: path, each })
    for (const [index, row] of list?.rows.entries() ?? [])
      for (const { path: inner = wholeAnswer, format: innerFormat } of sensitive)
        if (list && isHidable(valueAt(row, inner), innerFormat)) yield list.pathAt(index, inner)
  }
}

/** Returns true if an answer has a sensitive value. */
export const hasSensitiveValues = (definition: ConsultaDefinition, answer: unknown) =>
  !listSensitivePaths(definition, answer).next().done

/** Counts the sensitive values of an answer. A value that two blocks show counts once. */
export function countSensitive(
  layout: Pick<ConsultaDefinition, 'summary' | 'result'>,
  answer: unknown,
  isRevealed: IsRevealed,
): SensitiveCounts {
  const paths = new Set(listSensitivePaths(layout, answer))
  let hiddenCount = 0
  for (const path of paths) if (!isRevealed(path)) hiddenCount += 1
  return { sensitiveCount: paths.size, hiddenCount }
}
