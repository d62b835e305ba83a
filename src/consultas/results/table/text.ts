import { listAt } from '@manifest/contract/answer-path.ts'
import type { TextOf } from '../facets.ts'
import { noRowsText } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

/** Columns are separated by tabs, which spreadsheets understand. */
export const tableText: TextOf<'table'> = (block, view) => {
  const instead = noRowsText(listAt(view.answer, block.value), block.empty)
  if (instead !== undefined) return [instead]
  const rows = [...cellTexts(block, view)]
  return [block.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
}
