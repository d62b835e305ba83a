import { listAt } from '@manifest/contract/answer-path.ts'
import type { BlockToRows } from '../block-types.ts'
import { noRowsText } from '../no-rows.ts'
import { shownTextInRow } from '../shown-text.ts'
import { eventTexts } from './event-texts.ts'

export const timelineRows: BlockToRows<'timeline'> = function* (block, shownAnswer) {
  const { value: list, detail, item, empty } = block
  const events = listAt(shownAnswer.answer, list)
  const placeholder = noRowsText(events, empty)
  if (placeholder !== undefined) yield [placeholder]
  for (const [index, row] of (events ?? []).entries()) {
    const texts = eventTexts(block, shownAnswer, { event: row, index })
    yield [
      texts.date,
      texts.label,
      ...(detail === undefined ? [] : [texts.detail]),
      ...(item ? [shownTextInRow(shownAnswer, { list, row, index }, item)] : []),
    ]
  }
}
