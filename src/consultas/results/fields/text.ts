import type { BlockToColumns, BlockToComparable, BlockToRows, BlockToText } from '../block-types.ts'
import { compareItems } from '../compare-text.ts'
import { formatItem, readItemCell } from '../shown-text.ts'

export const fieldsText: BlockToText<'fields'> = ({ items }, shownAnswer) =>
  items.map((item) => `${item.label}: ${formatItem(shownAnswer, item)}`)

export const fieldsRows: BlockToRows<'fields'> = ({ items }, shownAnswer) =>
  items.map((item) => [item.label, readItemCell(shownAnswer, item)])

export const fieldsColumns: BlockToColumns<'fields'> = ({ items }) => items

export const compareFields: BlockToComparable<'fields'> = ({ items }, shownAnswer) =>
  compareItems(items, shownAnswer)
