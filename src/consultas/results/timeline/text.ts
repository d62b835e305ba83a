import { listAt } from '@manifest/contract/answer-path.ts'
import { emptyText } from '../../../formats/registry.ts'
import type { BlockToText } from '../block-types.ts'
import { noRowsText } from '../no-rows.ts'
import { shownTextInRow } from '../shown-text.ts'
import { eventTexts } from './event-texts.ts'

export const timelineText: BlockToText<'timeline'> = (block, shownAnswer) => {
  const { value: list, item, empty } = block
  const events = listAt(shownAnswer.answer, list)
  const placeholder = noRowsText(events, empty)
  if (placeholder !== undefined) return [placeholder]
  return (events ?? []).map((row, index) => {
    const { date, label, detail } = eventTexts(block, shownAnswer, { event: row, index })
    const itemText = item ? shownTextInRow(shownAnswer, { list, row, index }, item) : emptyText
    const head = `${date} ${label}`
    return [
      detail === emptyText ? head : `${head}: ${detail}`,
      ...(item && itemText !== emptyText ? [`${item.label}: ${itemText}`] : []),
    ].join(' · ')
  })
}
