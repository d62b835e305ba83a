import { rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { formattedMoment } from '../../formats/registry.ts'
import type { RowsOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { plainText, shownInRow } from '../shown-text.ts'

export const timelineRows: RowsOf<'timeline'> = function* (block, view) {
  const { value: list, date, label, detail, item, empty } = block
  const events = rowsAt(view.answer, list)
  if (events.length === 0) yield [empty ?? noRows]
  for (const [index, row] of events.entries())
    yield [
      formattedMoment(valueAt(row, date)),
      plainText(row, label),
      ...(detail === undefined ? [] : [plainText(row, detail)]),
      ...(item ? [shownInRow(view, { list, row, index }, item)] : []),
    ]
}
