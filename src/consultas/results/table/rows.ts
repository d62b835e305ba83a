import type { RowsOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

export const tableRows: RowsOf<'table'> = (block, view) => {
  const rows = cellTexts(block, view)
  return rows.length === 0 ? [[block.empty ?? noRows]] : [block.columns.map(({ label }) => label), ...rows]
}
