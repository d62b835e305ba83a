import { type RowList, readRows } from '@manifest/contract/answer-rows.ts'
import type { Item } from '@manifest/schema/result.ts'
import { emptyText, missingText } from '@/formats/registry.ts'
import type { ComparableRow, ComparableValue } from '../block-types.ts'
import { formatItem, type RowContext, readItemCell, type ShownAnswer } from './shown-text.ts'

/** Returns the labelled values of an answer to compare. */
export const compareItems = (items: readonly Item[], shownAnswer: ShownAnswer): ComparableValue[] =>
  items.map((item) => ({
    label: item.label,
    cell: readItemCell(shownAnswer, item),
    hidden: formatItem({ ...shownAnswer, isRevealed: () => false }, item),
  }))

/** A value of a row. A number, a date or a hidden value needs its label to be understood. */
type RowText = { label?: string | undefined; isLabelled?: boolean | undefined; text: string }

/** The text of a row that has nothing but its label. */
const onlyLabelText = 'consta'

/**
 * Returns the rows of a list to compare: the first value is the label, and the others are one text.
 *
 * @param readTexts Returns the texts of a row, with sensitive values hidden or shown.
 */
export function compareListRows(
  shownAnswer: ShownAnswer,
  list: RowList,
  readTexts: (shown: ShownAnswer, context: RowContext) => readonly RowText[],
): ComparableRow[] | undefined {
  const hiding = { ...shownAnswer, isRevealed: () => false }
  const found = readRows(shownAnswer.answer, list)
  return found?.rows.map((row, index) => {
    const context = { row, index, pathAt: found.pathAt }
    const [label, cell] = joinTexts(readTexts(shownAnswer, context))
    const [hiddenLabel, hidden] = joinTexts(readTexts(hiding, context))
    return { label, hiddenLabel, cell, hidden }
  })
}

function joinTexts([first, ...others]: readonly RowText[]): [label: string, cell: string] {
  const texts = others
    .filter(({ text }) => text !== emptyText)
    .map(({ label, isLabelled, text }) =>
      label !== undefined && (isLabelled || text === missingText) ? `${label}: ${text}` : text,
    )
  return [first?.text ?? emptyText, texts.join(' · ') || onlyLabelText]
}
