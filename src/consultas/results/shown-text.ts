import { isInside, pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import { withoutIndexes } from '@manifest/contract/findings.ts'
import type { Item } from '@manifest/schema/result.ts'
import { absentText, emptyText, formatted } from '../formats/registry.ts'
import { type Answered, missingIn } from '../outcome.ts'
import { mask } from './mask.ts'
import type { IsShown } from './reveal-state.ts'

type Shown = Pick<Item, 'value' | 'format' | 'sensitive'>

/** An answer, the paths that it lacks, and the sensitive values that the user revealed. */
export type View = { answer: unknown; missing: readonly string[]; isShown: IsShown }

/** Returns an answer as it is shown, with the sensitive values that the user revealed. */
export const viewOf = (answered: Answered, isShown: IsShown): View => ({
  answer: answered.answer,
  missing: missingIn(answered),
  isShown,
})

/** Returns true if an answer that lacks `missing` lacks the value at a path, or what the value is part of. */
export const isMissing = (missing: readonly string[], path: string) =>
  missing.length > 0 && missing.some((absent) => isInside(withoutIndexes(path), absent))

/** A value as the page shows it: a sensitive one as its mask, unless the user revealed it. */
export function shownText({ answer, missing, isShown }: View, { value, format, sensitive }: Shown): string {
  const text = formatted(valueAt(answer, value), format)
  if (text === emptyText) return isMissing(missing, value) ? absentText : emptyText
  return sensitive && !isShown(value) ? mask : text
}

/** A value in a row of the list at `list`, as the page shows it. */
export function shownInRow(
  { missing, isShown }: Omit<View, 'answer'>,
  { list, row, index }: { list: string; row: unknown; index: number },
  { value, format, sensitive }: Shown,
): string {
  const text = formatted(valueAt(row, value), format)
  const path = () => pathInRow(list, index, value)
  if (text === emptyText) return missing.length > 0 && isMissing(missing, path()) ? absentText : emptyText
  return sensitive && !isShown(path()) ? mask : text
}

/** A value without a format, which is never sensitive, in an answer or in a row of one. */
export const plainText = (source: unknown, path: string) => formatted(valueAt(source, path), undefined)
