import { createMoneyFormat } from '@/lib/format/intl.ts'
import { removeMask } from '../fields/masks.ts'
import type { OrderItem } from './order-schema.ts'

const currencyFormat = createMoneyFormat()

/**
 * Returns an item's total in cents, `undefined` while it is incomplete. Whole numbers avoid rounding errors.
 */
export function computeItemCents({ quantity, price }: Pick<OrderItem, 'quantity' | 'price'>): number {
  const cents = Math.round(Number(removeMask('money', price)) * 100) * Number(quantity)
  return Number.isFinite(cents) && cents > 0 ? cents : 0
}

/** In cents. */
export const computeOrderCents = (items: readonly Pick<OrderItem, 'quantity' | 'price'>[]): number =>
  items.reduce((sum, item) => sum + computeItemCents(item), 0)

export const formatReais = (cents: number): string => currencyFormat.format(cents / 100)
