import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { LayoutValue } from '@manifest/contract/block-paths/layout-value.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { emptyText, formatted } from '../formats/registry.ts'

/** Whether a layout masks anything. */
export const hasSensitive = (definition: ConsultaDefinition) =>
  layoutPaths(definition).some(
    ({ isSensitive, rows = [] }) => isSensitive || rows.some((row) => row.isSensitive),
  )

/** The paths of all values in an answer that its layout masks until the user reveals them. */
export function sensitivePaths(definition: ConsultaDefinition, answer: Json): string[] {
  const paths = new Set(layoutPaths(definition).flatMap((value) => pathsIn(value, answer)))
  return [...paths].filter((path) => formatted(valueAt(answer, path), undefined) !== emptyText)
}

function pathsIn({ path, isSensitive, rows = [] }: LayoutValue, answer: Json): string[] {
  const own = isSensitive ? [path] : []
  const sensitive = rows.filter((row) => row.isSensitive)
  // Lists may have thousands of rows: they are not gone through for nothing.
  if (sensitive.length === 0) return own
  const inRows = rowsAt(answer, path).flatMap((_, index) =>
    sensitive.map((row) => pathInRow(path, index, row.path)),
  )
  return [...own, ...inRows]
}
