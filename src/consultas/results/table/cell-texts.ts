import { rowsAt } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { type ShownAnswer, shownTextInRow } from '../shown-text.ts'

/** The texts of a table's cells, row by row, as the page shows them. */
export function* cellTexts(
  { value: list, columns }: BlockByKind<'table'>,
  shownAnswer: ShownAnswer,
): Generator<string[]> {
  for (const [index, row] of rowsAt(shownAnswer.answer, list).entries())
    yield columns.map((column) => shownTextInRow(shownAnswer, { list, row, index }, column))
}
