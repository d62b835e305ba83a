import type { Json } from '../../manifest/schema/consulta.ts'
import { dateForm } from './date-forms.ts'
import { folded } from './key-words.ts'

/** A text as two texts are compared: letters and digits alone, without accents or case. */
export const compared = (text: string) => charactersOf(folded(text))

const charactersOf = (plain: string) => plain.replace(/[^a-z\d\u0080-\uFFFF]+|[^\p{L}\p{N}]/gu, '')

/** What an answer says, so that nothing invented says the same of it by chance. */
export type Originals = {
  hasText(text: string): boolean
  /** Whether a text is a value, rather than a key. */
  isValue(text: string): boolean
  /** Whether a text has a word of three letters or more that the answer has. */
  sharesWord(text: string): boolean
  hasMoment(kind: 'day' | 'month', moment: number): boolean
}

const longWords = (plain: string) => plain.match(/\p{L}{3,}/gu) ?? []

/** Collects what stands in an answer, however deep: an explicit stack, so that no depth overflows the call stack. */
export function originalsOf(answer: Json): Originals {
  const texts = new Set<string>()
  const keys = new Set<string>()
  const words = new Set<string>()
  const moments = { day: new Set<number>(), month: new Set<number>() }
  const open: Json[] = [answer]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'number') texts.add(compared(String(value)))
    else if (typeof value === 'string') addText(value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) keys.add(compared(key))
        open.push(inner)
      }
  }
  return {
    hasText: (text) => texts.has(compared(text)) || keys.has(compared(text)),
    isValue: (text) => texts.has(compared(text)),
    sharesWord: (text) => longWords(folded(text)).some((word) => words.has(word)),
    hasMoment: (kind, moment) => moments[kind].has(moment),
  }

  function addText(text: string) {
    if (text.length > 2000) return
    const plain = folded(text)
    texts.add(charactersOf(plain))
    for (const word of longWords(plain)) words.add(word)
    if (!/\d{4}/.test(text)) return
    const form = dateForm(text.trim())
    if (form) moments[form.kind === 'month' ? 'month' : 'day'].add(form.moment)
  }
}
