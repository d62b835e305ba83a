import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { formattedMoment } from '../../formats/registry.ts'
import type { RowsOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { plainText, shownText } from '../shown-text.ts'

export const timelineRows: RowsOf<'timeline'> = (block, view) => {
  const { value, date, label, detail, item, empty } = block
  const events = rowsAt(view.answer, value).map((event, index) => [
    formattedMoment(valueAt(event, date)),
    plainText(event, label),
    ...(detail === undefined ? [] : [plainText(event, detail)]),
    ...(item ? [shownText(view, { ...item, value: pathInRow(value, index, item.value) })] : []),
  ])
  return events.length === 0 ? [[empty ?? noRows]] : events
}
