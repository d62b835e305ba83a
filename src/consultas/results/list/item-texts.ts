import { pathInRow, rowsAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { shownText, type View } from '../shown-text.ts'

/** The texts of a list's items, as the page shows them. */
export const itemTexts = ({ value, item, ...shown }: BlockOf<'list'>, view: View): string[] =>
  rowsAt(view.answer, value).map((_, index) =>
    shownText(view, { ...shown, value: pathInRow(value, index, item) }),
  )
