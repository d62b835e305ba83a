import { listAt } from '@manifest/contract/answer-path.ts'
import type { RowsOf } from '../facets.ts'
import { noRowsText } from '../no-rows.ts'
import { shownInRow } from '../shown-text.ts'
import { eventTexts } from './event-texts.ts'

export const timelineRows: RowsOf<'timeline'> = function* (block, view) {
  const { value: list, detail, item, empty } = block
  const events = listAt(view.answer, list)
  const instead = noRowsText(events, empty)
  if (instead !== undefined) yield [instead]
  for (const [index, row] of (events ?? []).entries()) {
    const texts = eventTexts(block, view, { event: row, index })
    yield [
      texts.date,
      texts.label,
      ...(detail === undefined ? [] : [texts.detail]),
      ...(item ? [shownInRow(view, { list, row, index }, item)] : []),
    ]
  }
}
