import { type RowList, readRows } from '@manifest/contract/answer-rows.ts'
import type { Item } from '@manifest/schema/result.ts'
import { missingText } from '@/formats/registry.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { ComparableValue } from '../block-types.ts'
import { formatItem, readItemCell, type ShownAnswer } from './shown-text.ts'

/** Returns the labelled values of an answer to compare. */
export const compareItems = (items: readonly Item[], shownAnswer: ShownAnswer): ComparableValue[] =>
  items.map((item) => ({
    label: item.label,
    cell: readItemCell(shownAnswer, item),
    hidden: formatItem({ ...shownAnswer, isRevealed: () => false }, item),
  }))

/** Returns the number of rows of a list. An absent list is not an empty one. */
export function compareLength(list: RowList, { answer }: ShownAnswer): ComparableValue[] {
  const rows = readRows(answer, list)?.rows
  const text = rows === undefined ? missingText : formatCounted(rows.length, 'registro', 'registros')
  return [{ label: 'Quantidade', cell: text, hidden: text }]
}
