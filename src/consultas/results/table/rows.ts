import { listAt } from '@manifest/contract/answer-path.ts'
import type { RowsOf } from '../facets.ts'
import { noRowsText } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

export const tableRows: RowsOf<'table'> = function* (block, view) {
  const instead = noRowsText(listAt(view.answer, block.value), block.empty)
  yield instead === undefined ? block.columns.map(({ label }) => label) : [instead]
  yield* cellTexts(block, view)
}
