import { rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { formattedMoment } from '../../formats/registry.ts'
import type { RowsOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { plainText } from '../shown-text.ts'

export const timelineRows: RowsOf<'timeline'> = ({ value, date, label, detail, empty }, { answer }) => {
  const events = rowsAt(answer, value).map((event) => [
    formattedMoment(valueAt(event, date)),
    plainText(event, label),
    ...(detail === undefined ? [] : [plainText(event, detail)]),
  ])
  return events.length === 0 ? [[empty ?? noRows]] : events
}
