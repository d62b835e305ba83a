import { type RowList, readRows } from '@manifest/contract/answer-rows.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { missingText } from '../../formats/registry.ts'
import type { ComparableValue } from './block-types.ts'
import type { ShownAnswer } from './shown-text.ts'

/** Returns the number of rows of a list. An absent list is not an empty one. */
export function compareLength(list: RowList, { answer }: ShownAnswer): ComparableValue[] {
  const rows = readRows(answer, list)?.rows
  const text = rows === undefined ? missingText : formatCounted(rows.length, 'registro', 'registros')
  return [{ label: 'Quantidade', cell: text, isSensitive: false }]
}

/** Alerts and images have no value to compare. */
export const compareNothing = () => []
