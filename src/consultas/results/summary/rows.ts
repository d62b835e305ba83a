import type { BlockToColumns, BlockToRows } from '../block-types.ts'
import { shownText } from '../shown-text.ts'

export const summaryRows: BlockToRows<'summary'> = (summary, shownAnswer) => {
  const { detail, status } = summary
  return [
    ['Identificação', shownText(shownAnswer, summary)],
    ...(detail ? [[detail.label, shownText(shownAnswer, detail)]] : []),
    ...(status ? [['Situação', shownText(shownAnswer, { value: status.value, sensitive: false })]] : []),
  ]
}

export const summaryColumns: BlockToColumns<'summary'> = ({ detail, status, ...subject }) => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: 'Situação no resultado', value: status.value, sensitive: false }] : []),
]
