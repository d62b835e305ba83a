import type { Json } from '@manifest/schema/consulta.ts'
import type { Outcome } from '../../outcome.ts'
import type { AskedValue, PrintFact } from './print-context.ts'
import type { PrintPart } from './print-offer.ts'

/** Follows what is printed in place of a hidden value: alone it could be taken for the value. */
const hiddenMark = ' (oculto)'

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
    text: isHidden && isHidable(value) ? value.hidden + hiddenMark : value.text,
  }))

const removeSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Hides the values of a query in a text. */
export function hideAskedText(text: string, asked: readonly AskedValue[]): string {
  let shown = text
  for (const value of asked.filter(isHidable)) {
    const replacement = value.hidden + hiddenMark
    if (removeSigns(shown) === removeSigns(value.text)) return replacement
    shown = shown.replaceAll(value.text, replacement)
  }
  return shown
}

function hideInside(value: Json, asked: readonly AskedValue[]): Json {
  if (typeof value === 'string') return hideAskedText(value, asked)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => hideInside(item, asked))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hideInside(item, asked)]))
}

/** Hides the values of a query wherever its answer repeats them. */
export const hideAsked = <Shown extends Outcome>(outcome: Shown, asked: readonly AskedValue[]): Shown =>
  'answer' in outcome ? { ...outcome, answer: hideInside(outcome.answer, asked) } : outcome
