import type { Item, Severity, Summary } from '@manifest/schema/result.ts'
import { emptyText } from '@/formats/registry.ts'
import type { AnsweredOutcome } from '@/state/outcome.ts'
import type { BlockTexts } from '../block-types.ts'
import { compareItems } from '../parts/compare-text.ts'
import {
  createShownAnswer,
  formatItem,
  formatPlain,
  readItemCell,
  type ShownAnswer,
} from '../parts/shown-text.ts'

export type ShownStatus = { text: string; color: Severity }

/** Returns the status of an answer in the manifest's words, with its color; nothing if the answer has none. */
export function readStatus(status: Summary['status'], answer: unknown): ShownStatus | undefined {
  if (!status) return undefined
  const word = formatPlain(answer, status.value)
  if (word === emptyText) return undefined
  return { text: status.texts?.[word] ?? word, color: status.colors[word] ?? 'neutral' }
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

/** Lists the values of a summary with their labels. `statusLabel` names the status. */
const listItems = ({ detail, status, ...subject }: Summary, statusLabel: string): Item[] => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: statusLabel, value: status.value, sensitive: false }] : []),
]

export const summaryTexts: BlockTexts<'summary'> = {
  text: (summary, shownAnswer) => {
    const { detail, status } = summary
    return [
      formatItem(shownAnswer, summary),
      ...(detail ? [`${detail.label}: ${formatItem(shownAnswer, detail)}`] : []),
      ...statusText(status, shownAnswer),
    ]
  },
  rows: (summary, shownAnswer) =>
    listItems(summary, 'Situação').map((item) => [item.label, readItemCell(shownAnswer, item)]),
  columns: (summary) => listItems(summary, 'Situação no resultado'),
  compare: (summary, shownAnswer) => compareItems(listItems(summary, 'Situação'), shownAnswer),
}
