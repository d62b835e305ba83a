import { rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { emptyText, formattedMoment } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { plainText } from '../shown-text.ts'

export const timelineText: TextOf<'timeline'> = ({ value, date, label, detail, empty }, { answer }) => {
  const events = rowsAt(answer, value).map((event) => {
    const detailText = detail === undefined ? emptyText : plainText(event, detail)
    const head = `${formattedMoment(valueAt(event, date))} ${plainText(event, label)}`
    return detailText === emptyText ? head : `${head}: ${detailText}`
  })
  return events.length === 0 ? [empty ?? noRows] : events
}
