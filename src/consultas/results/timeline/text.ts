import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { emptyText, formattedMoment } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { plainText, shownText } from '../shown-text.ts'

export const timelineText: TextOf<'timeline'> = (block, view) => {
  const { value, date, label, detail, item, empty } = block
  const events = rowsAt(view.answer, value).map((event, index) => {
    const detailText = detail === undefined ? emptyText : plainText(event, detail)
    const itemText = item
      ? shownText(view, { ...item, value: pathInRow(value, index, item.value) })
      : emptyText
    const head = `${formattedMoment(valueAt(event, date))} ${plainText(event, label)}`
    return [
      detailText === emptyText ? head : `${head}: ${detailText}`,
      ...(item && itemText !== emptyText ? [`${item.label}: ${itemText}`] : []),
    ].join(' · ')
  })
  return events.length === 0 ? [empty ?? noRows] : events
}
