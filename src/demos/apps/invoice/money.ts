const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Cents as an amount of reais: "R$ 1.234,56". */
export const formatCents = (cents: number) => currency.format(cents / 100)

/**
 * `amount` times `parts` of `whole`, to the nearest unit, halves up. The product of two amounts does not fit into a
 * number that counts exactly, so that BigInt is used.
 */
export function scaleAmount(amount: number, parts: number, whole: number): number {
  const [twice, divisor] = [BigInt(amount) * BigInt(parts) * 2n, BigInt(whole) * 2n]
  return Number((twice + BigInt(whole)) / divisor)
}
