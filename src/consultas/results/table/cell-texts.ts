import { pathInRow, rowsAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { shownText, type View } from '../shown-text.ts'

/** The texts of a table's cells, row by row, as the page shows them. */
export const cellTexts = ({ value, columns }: BlockOf<'table'>, view: View): string[][] =>
  rowsAt(view.answer, value).map((_, index) =>
    columns.map((column) => shownText(view, { ...column, value: pathInRow(value, index, column.value) })),
  )
