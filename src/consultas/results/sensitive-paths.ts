import { pathInRow, rowsAt, valueAt, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { emptyText, formatValue } from '../../formats/registry.ts'

/** Whether a layout masks anything. */
export const hasSensitive = (definition: ConsultaDefinition) =>
  layoutPaths(definition).some(
    ({ isSensitive, rows = [] }) => isSensitive || rows.some((row) => row.isSensitive),
  )

/**
 * The paths of all values in an answer that its layout masks until the user reveals them, one after the other: there may
 * be a hundred thousand, and mostly the first tells enough.
 */
export function* sensitivePaths(definition: ConsultaDefinition, answer: unknown): Generator<string> {
  for (const { path, isSensitive, rows = [] } of layoutPaths(definition)) {
    if (isSensitive && hasText(answer, path)) yield path
    const sensitive = rows.flatMap((row) => (row.isSensitive ? [row.path ?? wholeAnswer] : []))
    // Lists may have thousands of rows: they are not gone through for nothing.
    if (sensitive.length === 0) continue
    for (const [index, row] of rowsAt(answer, path).entries())
      for (const inner of sensitive) if (hasText(row, inner)) yield pathInRow(path, index, inner)
  }
}

/** Whether an answer has a value that its layout masks. */
export const hasSensitiveValues = (definition: ConsultaDefinition, answer: unknown) =>
  !sensitivePaths(definition, answer).next().done

const hasText = (value: unknown, path: string) => formatValue(valueAt(value, path), undefined) !== emptyText
