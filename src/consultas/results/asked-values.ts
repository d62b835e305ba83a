import type { Json } from '@manifest/schema/consulta.ts'
import { markHidden } from '../document/print/hidden-values.ts'
import type { PrintFact, PrintPart } from '../document/print/print-offer.ts'
import type { Outcome } from '../outcome.ts'
import type { AskedValue } from './query-context.ts'

type HidableValue = AskedValue & { hidden: string }

const isHidable = (value: AskedValue): value is HidableValue => value.hidden !== undefined

/** Returns the part of a print for the values of its query, which every print has at its head. */
export function listAskedParts(asked: readonly AskedValue[], isHidden: boolean): PrintPart[] {
  const { length } = asked.filter(isHidable)
  if (length === 0) return []
  const counts = { sensitiveCount: length, hiddenCount: isHidden ? length : 0 }
  return [{ key: '$asked', title: 'Consulta', isFixed: true, isAsked: true, ...counts }]
}

/** Returns the values of a query as lines of a printed head. */
export const printAsked = (asked: readonly AskedValue[], isHidden: boolean): PrintFact[] =>
  asked.map((value) => ({
    label: value.label,
    text: isHidden && isHidable(value) ? markHidden(value.hidden) : value.text,
  }))

const removeSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Hides the values of a query in a text. */
export function hideAskedText(text: string, asked: readonly AskedValue[]): string {
  let shown = text
  for (const value of asked) {
    // An answer may have millions of texts, and few end like the value.
    if (!isHidable(value) || !shown.includes(value.text.slice(-2))) continue
    if (removeSigns(shown) === removeSigns(value.text)) return value.hidden
    shown = shown.replaceAll(value.text, value.hidden)
  }
  return shown
}

type HideText = (text: string) => string

function hideInside(value: Json, hide: HideText): Json {
  if (typeof value === 'number') {
    const text = String(value)
    const hidden = hide(text)
    return hidden === text ? value : hidden
  }
  if (typeof value === 'string') return hide(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return keepEqual(
      value,
      value.map((item) => hideInside(item, hide)),
    )
  return keepEqual(
    value,
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hideInside(item, hide)])),
  )
}

/** Returns the original if the copy has the same members, so that parts without hidden values use no memory. */
const keepEqual = <Part extends Json[] | { [key: string]: Json }>(original: Part, copy: Part): Part =>
  Object.keys(original).every((key) => original[key as keyof Part] === copy[key as keyof Part])
    ? original
    : copy

/** Returns an outcome whose answer hides the values that it repeats of its query. `mark` follows each of them in a print. */
export function hideAsked<Shown extends Outcome>(
  outcome: Shown,
  asked: readonly AskedValue[],
  mark: HideText = (text) => text,
): Shown {
  if (!('answer' in outcome) || !asked.some(isHidable)) return outcome
  const hide = (text: string) => {
    const hidden = hideAskedText(text, asked)
    return hidden === text ? text : mark(hidden)
  }
  return { ...outcome, answer: hideInside(outcome.answer, hide) }
}
