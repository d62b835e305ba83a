import { listAt } from '@manifest/contract/answer-path.ts'
import { emptyText } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { noRowsText } from '../no-rows.ts'
import { shownInRow } from '../shown-text.ts'
import { eventTexts } from './event-texts.ts'

export const timelineText: TextOf<'timeline'> = (block, view) => {
  const { value: list, item, empty } = block
  const events = listAt(view.answer, list)
  const instead = noRowsText(events, empty)
  if (instead !== undefined) return [instead]
  return (events ?? []).map((row, index) => {
    const { date, label, detail } = eventTexts(block, view, { event: row, index })
    const itemText = item ? shownInRow(view, { list, row, index }, item) : emptyText
    const head = `${date} ${label}`
    return [
      detail === emptyText ? head : `${head}: ${detail}`,
      ...(item && itemText !== emptyText ? [`${item.label}: ${itemText}`] : []),
    ].join(' · ')
  })
}
