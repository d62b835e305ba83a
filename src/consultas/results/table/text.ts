import { listAt } from '@manifest/contract/answer-path.ts'
import type { BlockToText } from '../block-types.ts'
import { noRowsText } from '../no-rows.ts'
import { cellTexts } from './cell-texts.ts'

/** Columns are separated by tabs, which spreadsheets understand. */
export const tableText: BlockToText<'table'> = (block, shownAnswer) => {
  const placeholder = noRowsText(listAt(shownAnswer.answer, block.value), block.empty)
  if (placeholder !== undefined) return [placeholder]
  const rows = [...cellTexts(block, shownAnswer)]
  return [block.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
}
