import { removeMask } from '../fields/mask-error.ts'
import type { OrderItem } from './order-schema.ts'

const currencyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** What an item comes to, in centavos: sums of whole numbers have no rounding errors. Nothing while it is incomplete. */
export function computeItemCents({ quantity, price }: Pick<OrderItem, 'quantity' | 'price'>): number {
  const cents = Math.round(Number(removeMask('money', price)) * 100) * Number(quantity)
  return Number.isFinite(cents) && cents > 0 ? cents : 0
}

/** What an order comes to, in centavos. */
export const computeOrderCents = (items: readonly Pick<OrderItem, 'quantity' | 'price'>[]): number =>
  items.reduce((sum, item) => sum + computeItemCents(item), 0)

export const formatReais = (cents: number): string => currencyFormat.format(cents / 100)
