import type { ColumnsOf, RowsOf } from '../facets.ts'
import { plainText, shownText } from '../shown-text.ts'

export const summaryRows: RowsOf<'summary'> = (summary, view) => {
  const { detail, status } = summary
  return [
    ['Identificação', shownText(view, summary)],
    ...(detail ? [[detail.label, shownText(view, detail)]] : []),
    ...(status ? [['Situação', plainText(view.answer, status.value)]] : []),
  ]
}

export const summaryColumns: ColumnsOf<'summary'> = ({ detail, status, ...subject }) => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: 'Situação no resultado', value: status.value, sensitive: false }] : []),
]
