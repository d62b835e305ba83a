import type { BlockTexts } from '../block-types.ts'
import { compareItems } from '../parts/compare-text.ts'
import { formatItem, readItemCell } from '../parts/shown-text.ts'

export const fieldsTexts: BlockTexts<'fields'> = {
  text: ({ items }, shownAnswer) => items.map((item) => `${item.label}: ${formatItem(shownAnswer, item)}`),
  rows: ({ items }, shownAnswer) => items.map((item) => [item.label, readItemCell(shownAnswer, item)]),
  columns: ({ items }) => items,
  compare: ({ items }, shownAnswer) => compareItems(items, shownAnswer),
}
