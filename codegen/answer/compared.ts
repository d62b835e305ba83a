import type { Json } from '../../manifest/schema/consulta.ts'
import { folded } from './key-words.ts'

/** A text as two texts are compared: letters and digits alone, without accents or case. */
export const compared = (text: string) => folded(text).replace(/[^a-z\d\u0080-\uFFFF]+|[^\p{L}\p{N}]/gu, '')

/** Texts longer than this are no keys. */
const longestKey = 2000

/** Collects the values of an answer in a loop, so that no depth overflows the call stack. */
export function comparedValues(answer: Json): ReadonlySet<string> {
  const values = new Set<string>()
  const open: Json[] = [answer]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'number') values.add(compared(String(value)))
    else if (typeof value === 'string' && value.length <= longestKey) values.add(compared(value))
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value))
  }
  return values
}
