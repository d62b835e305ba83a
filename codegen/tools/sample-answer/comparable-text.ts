import type { Json } from '../../../manifest/schema/consulta.ts'
import { foldText } from './key-words.ts'

/** A text as two texts are compared: letters and digits alone, without accents or case. */
export const toComparable = (text: string) =>
  foldText(text).replace(/[^a-z\d\u0080-\uFFFF]+|[^\p{L}\p{N}]/gu, '')

/** Texts longer than this are no keys. */
const maxKeyLength = 2000

/** Collects the values of an answer in a loop, so that no depth overflows the call stack. */
export function collectComparableValues(answer: Json): ReadonlySet<string> {
  const values = new Set<string>()
  const pending: Json[] = [answer]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'number') values.add(toComparable(String(value)))
    else if (typeof value === 'string' && value.length <= maxKeyLength) values.add(toComparable(value))
    else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value))
  }
  return values
}
