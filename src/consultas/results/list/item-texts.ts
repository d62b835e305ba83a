import { listAt, pathInRow } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { noRowsText } from '../no-rows.ts'
import { shownText, type View } from '../shown-text.ts'

/** The texts of a list's items, as the page shows them; or what stands in their place. */
export function itemTexts({ value, item, empty, ...shown }: BlockOf<'list'>, view: View) {
  const rows = listAt(view.answer, value)
  const texts = rows?.map((_, index) => shownText(view, { ...shown, value: pathInRow(value, index, item) }))
  return { texts: texts ?? [], instead: noRowsText(rows, empty) }
}
