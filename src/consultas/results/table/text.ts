import type { TextOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

/** Columns are separated by tabs, which spreadsheets understand. */
export const tableText: TextOf<'table'> = (block, view) => {
  const rows = [...cellTexts(block, view)]
  if (rows.length === 0) return [block.empty ?? noRows]
  return [block.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
}
