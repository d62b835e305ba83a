import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { ValueKind } from './kinds.ts'
import { isCentsKey } from './words.ts'

/** How an amount is shown. `scale` divides what the source writes. */
type Amount = { format: 'currency' | 'percent'; scale?: 100 }

/** Returns how money in cents and percentages are shown, or `undefined` for other values. */
export function chooseAmount(key: string, values: readonly Json[], kind: ValueKind): Amount | undefined {
  const written = values.filter((value) => value !== null && value !== '')
  if (written.length === 0) return undefined
  if (isInCents(key, written) || (kind === 'currency' && written.every(isPadded)))
    return { format: 'currency', scale: 100 }
  const numbers = written.map((value) => readNumber(value))
  if (kind !== 'percent' || written.some(isPadded) || numbers.includes(undefined)) return undefined
  // The format takes shares: 0.125 is shown as 12,5%.
  return numbers.some((number) => Math.abs(number ?? 0) > 1)
    ? { format: 'percent', scale: 100 }
    : { format: 'percent' }
}

/** Returns true for whole amounts under a key that says that they are cents. */
const isInCents = (key: string, values: readonly Json[]) =>
  isCentsKey(key) && values.every((value) => /^-?\d+$/.test(String(value)))

/** Fixed-width files write amounts as cents behind zeros: '000000287541'. */
const isPadded = (value: Json) => typeof value === 'string' && /^0\d{4,}$/.test(value)
