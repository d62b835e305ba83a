import { rowsAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { shownInRow, type View } from '../shown-text.ts'

/** The texts of a table's cells, row by row, as the page shows them. */
export function* cellTexts({ value: list, columns }: BlockOf<'table'>, view: View): Generator<string[]> {
  for (const [index, row] of rowsAt(view.answer, list).entries())
    yield columns.map((column) => shownInRow(view, { list, row, index }, column))
}
