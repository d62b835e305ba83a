import { rowsAt } from '@manifest/contract/answer-path.ts'
import type { RowsOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

export const tableRows: RowsOf<'table'> = function* (block, view) {
  const isEmpty = rowsAt(view.answer, block.value).length === 0
  yield isEmpty ? [block.empty ?? noRows] : block.columns.map(({ label }) => label)
  yield* cellTexts(block, view)
}
