import type { ColumnsOf, RowsOf } from '../facets.ts'
import { shownText } from '../shown-text.ts'

export const summaryRows: RowsOf<'summary'> = (summary, view) => {
  const { detail, status } = summary
  return [
    ['Identificação', shownText(view, summary)],
    ...(detail ? [[detail.label, shownText(view, detail)]] : []),
    ...(status ? [['Situação', shownText(view, { value: status.value, sensitive: false })]] : []),
  ]
}

export const summaryColumns: ColumnsOf<'summary'> = ({ detail, status, ...subject }) => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: 'Situação no resultado', value: status.value, sensitive: false }] : []),
]
