import type { ColumnsOf, RowsOf } from '../facets.ts'
import { shownText } from '../shown-text.ts'

export const fieldsRows: RowsOf<'fields'> = ({ items }, view) =>
  items.map((item) => [item.label, shownText(view, item)])

export const fieldsColumns: ColumnsOf<'fields'> = ({ items }) => items
