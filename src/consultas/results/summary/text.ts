import type { Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../../formats/registry.ts'
import type { Answered } from '../../outcome.ts'
import type { BlockToColumns, BlockToRows, BlockToText } from '../block-types.ts'
import { createShownAnswer, shownText } from '../shown-text.ts'

export const summaryText: BlockToText<'summary'> = (summary, shownAnswer) => {
  const { detail, status } = summary
  const state = status ? shownText(shownAnswer, { value: status.value, sensitive: false }) : emptyText
  return [
    shownText(shownAnswer, summary),
    ...(detail ? [`${detail.label}: ${shownText(shownAnswer, detail)}`] : []),
    ...(state === emptyText ? [] : [state]),
  ]
}

/** Returns the subject of an answer in one line, with sensitive values hidden. */
export function summaryLine({ detail, ...subject }: Summary, answered: Answered): string {
  const shownAnswer = createShownAnswer(answered, () => false)
  const parts = [shownText(shownAnswer, subject), ...(detail ? [shownText(shownAnswer, detail)] : [])]
  return parts.filter((part) => part !== emptyText).join(' · ')
}

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
