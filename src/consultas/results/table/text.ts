import { listAt, rowsAt } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import type { BlockToRows, BlockToText } from '../block-types.ts'
import { describeEmptyList, formatRowItem, type ShownAnswer } from '../shown-text.ts'

/** Yields the texts of a table's cells by row, as the page shows them. */
function* cellTexts(
  { value: list, columns }: BlockByKind<'table'>,
  shownAnswer: ShownAnswer,
): Generator<string[]> {
  for (const [index, row] of rowsAt(shownAnswer.answer, list).entries())
    yield columns.map((column) => formatRowItem(shownAnswer, { list, row, index }, column))
}

/** Columns are separated by tabs, which spreadsheets understand. */
export const tableText: BlockToText<'table'> = (block, shownAnswer) => {
  const placeholder = describeEmptyList(listAt(shownAnswer.answer, block.value), block.empty)
  if (placeholder !== undefined) return [placeholder]
  const rows = [...cellTexts(block, shownAnswer)]
  return [block.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
}

export const tableRows: BlockToRows<'table'> = function* (block, shownAnswer) {
  const placeholder = describeEmptyList(listAt(shownAnswer.answer, block.value), block.empty)
  yield placeholder === undefined ? block.columns.map(({ label }) => label) : [placeholder]
  yield* cellTexts(block, shownAnswer)
}
