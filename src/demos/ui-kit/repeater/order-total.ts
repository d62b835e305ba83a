import { unmasked } from '../fields/mask-problem.ts'
import type { OrderItem } from './order-schema.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** What an item comes to, in centavos: sums of whole numbers have no rounding errors. Nothing while it is incomplete. */
export function itemCents({ quantity, price }: Pick<OrderItem, 'quantity' | 'price'>): number {
  const cents = Math.round(Number(unmasked('money', price)) * 100) * Number(quantity)
  return Number.isFinite(cents) && cents > 0 ? cents : 0
}

/** What an order comes to, in centavos. */
export const orderCents = (items: readonly Pick<OrderItem, 'quantity' | 'price'>[]): number =>
  items.reduce((sum, item) => sum + itemCents(item), 0)

export const inReais = (cents: number): string => reais.format(cents / 100)
