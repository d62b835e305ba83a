import { pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import type { Item } from '@manifest/schema/result.ts'
import { emptyText, formatted } from '../formats/registry.ts'
import { mask } from './mask.ts'
import type { IsShown } from './reveal-state.ts'

type Shown = Pick<Item, 'value' | 'format' | 'sensitive'>

/** An answer and what the user revealed of it. */
export type View = { answer: unknown; isShown: IsShown }

/** A value as the page shows it: a sensitive one as its mask, unless the user revealed it. */
export function shownText({ answer, isShown }: View, { value, format, sensitive }: Shown): string {
  const text = formatted(valueAt(answer, value), format)
  return sensitive && text !== emptyText && !isShown(value) ? mask : text
}

/** A value in a row of the list at `list`, as the page shows it. */
export function shownInRow(
  { isShown }: View,
  { list, row, index }: { list: string; row: unknown; index: number },
  { value, format, sensitive }: Shown,
): string {
  const text = formatted(valueAt(row, value), format)
  return sensitive && text !== emptyText && !isShown(pathInRow(list, index, value)) ? mask : text
}

/** A value without a format, which is never sensitive, in an answer or in a row of one. */
export const plainText = (source: unknown, path: string) => formatted(valueAt(source, path), undefined)
