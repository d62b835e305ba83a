import type { Severity, Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../../formats/registry.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import type { BlockToColumns, BlockToComparable, BlockToRows, BlockToText } from '../block-types.ts'
import { compareItems } from '../compare-text.ts'
import { createShownAnswer, formatItem, formatPlain, readItemCell, type ShownAnswer } from '../shown-text.ts'

export type ShownStatus = { text: string; color: Severity }

/** Returns the status of an answer in the manifest's words, with its color; nothing if the answer has none. */
export function readStatus(status: Summary['status'], answer: unknown): ShownStatus | undefined {
  if (!status) return undefined
  const word = formatPlain(answer, status.value)
  if (word === emptyText) return undefined
  return { text: status.texts?.[word] ?? word, color: status.colors[word] ?? 'neutral' }
}

export const summaryText: BlockToText<'summary'> = (summary, shownAnswer) => {
  const { detail, status } = summary
  return [
    formatItem(shownAnswer, summary),
    ...(detail ? [`${detail.label}: ${formatItem(shownAnswer, detail)}`] : []),
    ...statusText(status, shownAnswer),
  ]
}

/** A missing status is named as missing. */
function statusText(status: Summary['status'], shownAnswer: ShownAnswer): string[] {
  if (!status) return []
  const text =
    readStatus(status, shownAnswer.answer)?.text ??
    formatItem(shownAnswer, { value: status.value, sensitive: false })
  return text === emptyText ? [] : [text]
}

/** Returns the subject of an answer and its detail, with sensitive values hidden. */
export function summaryParts({ detail, ...subject }: Summary, answered: AnsweredOutcome): string[] {
  const shownAnswer = createShownAnswer(answered, () => false)
  const parts = [formatItem(shownAnswer, subject), ...(detail ? [formatItem(shownAnswer, detail)] : [])]
  return parts.filter((part) => part !== emptyText)
}

export const summaryRows: BlockToRows<'summary'> = (summary, shownAnswer) => {
  const { detail, status } = summary
  return [
    ['Identificação', readItemCell(shownAnswer, summary)],
    ...(detail ? [[detail.label, readItemCell(shownAnswer, detail)]] : []),
    ...(status ? [['Situação', readItemCell(shownAnswer, { value: status.value, sensitive: false })]] : []),
  ]
}

export const summaryColumns: BlockToColumns<'summary'> = ({ detail, status, ...subject }) => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: 'Situação no resultado', value: status.value, sensitive: false }] : []),
]

export const compareSummary: BlockToComparable<'summary'> = ({ detail, status, ...subject }, shownAnswer) =>
  compareItems(
    [
      { label: 'Identificação', ...subject },
      ...(detail ? [detail] : []),
      ...(status ? [{ label: 'Situação', value: status.value, sensitive: false }] : []),
    ],
    shownAnswer,
  )
