import type { Item } from '@manifest/schema/result.ts'
import { formatted, nothing } from '../formats/registry.ts'
import { valueAt } from '../value-at.ts'
import { mask } from './mask.ts'
import type { IsShown } from './reveal-state.ts'

type Shown = Pick<Item, 'value' | 'format' | 'sensitive'>

/** An answer and what the person asked to see of it. */
export type View = { answer: unknown; isShown: IsShown }

/** The path of a value inside the row of a list. */
export const pathInRow = (list: string, index: number, value?: string) =>
  value === undefined ? `${list}.${index}` : `${list}.${index}.${value}`

/** A value as the page shows it: a sensitive one as its mask, unless the person asked to see it. */
export function shownText({ answer, isShown }: View, { value, format, sensitive }: Shown): string {
  const text = formatted(valueAt(answer, value), format)
  return sensitive && text !== nothing && !isShown(value) ? mask : text
}
