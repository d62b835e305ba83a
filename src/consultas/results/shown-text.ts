import { isInside, pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import { removeIndexes } from '@manifest/contract/findings.ts'
import type { Item } from '@manifest/schema/result.ts'
import { absentText, emptyText, formatValue } from '../../formats/registry.ts'
import { type Answered, missingIn } from '../outcome.ts'
import { hiddenText } from './hidden-text.ts'
import type { IsShown } from './reveal-state.ts'

type ShownItem = Pick<Item, 'value' | 'format' | 'sensitive'>

/** An answer, the paths that it lacks, and the sensitive values that the user revealed. */
export type ShownAnswer = { answer: unknown; missing: readonly string[]; isShown: IsShown }

/** Returns an answer as it is shown, with the sensitive values that the user revealed. */
export const createShownAnswer = (answered: Answered, isShown: IsShown): ShownAnswer => ({
  answer: answered.answer,
  missing: missingIn(answered),
  isShown,
})

/** Returns true if an answer that lacks `missing` lacks the value at a path, or what the value is part of. */
export const isMissing = (missing: readonly string[], path: string) =>
  missing.length > 0 && missing.some((absent) => isInside(removeIndexes(path), absent))

/** A value as the page shows it: a sensitive one as its mask, unless the user revealed it. */
export function shownText(
  { answer, missing, isShown }: ShownAnswer,
  { value, format, sensitive }: ShownItem,
): string {
  const text = formatValue(valueAt(answer, value), format)
  if (text === emptyText) return isMissing(missing, value) ? absentText : emptyText
  return sensitive && !isShown(value) ? hiddenText : text
}

/** A value in a row of the list at `list`, as the page shows it. */
export function shownTextInRow(
  { missing, isShown }: Omit<ShownAnswer, 'answer'>,
  { list, row, index }: { list: string; row: unknown; index: number },
  { value, format, sensitive }: ShownItem,
): string {
  const text = formatValue(valueAt(row, value), format)
  const path = () => pathInRow(list, index, value)
  if (text === emptyText) return missing.length > 0 && isMissing(missing, path()) ? absentText : emptyText
  return sensitive && !isShown(path()) ? hiddenText : text
}

/** A value without a format, which is never sensitive, in an answer or in a row of one. */
export const plainText = (source: unknown, path: string) => formatValue(valueAt(source, path), undefined)
