import { createMoneyFormat } from '@/lib/format/intl.ts'

const currency = createMoneyFormat()

/** Formats cents: "R$ 1.234,56". */
export const formatCents = (cents: number) => currency.format(cents / 100)

/**
 * Returns `amount` × `parts` / `whole`, rounded half up. Uses BigInt, because the product may exceed the safe
 * integers.
 */
export function scaleAmount(amount: number, parts: number, whole: number): number {
  const [twice, divisor] = [BigInt(amount) * BigInt(parts) * 2n, BigInt(whole) * 2n]
  return Number((twice + BigInt(whole)) / divisor)
}
