import { listAt } from '@manifest/contract/answer-path.ts'
import type { BlockToRows } from '../block-types.ts'
import { noRowsText } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

export const tableRows: BlockToRows<'table'> = function* (block, shownAnswer) {
  const placeholder = noRowsText(listAt(shownAnswer.answer, block.value), block.empty)
  yield placeholder === undefined ? block.columns.map(({ label }) => label) : [placeholder]
  yield* cellTexts(block, shownAnswer)
}
