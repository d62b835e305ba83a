import type { Problems } from '@/ui/forms/check.ts'
import { emptyItem, type OrderItem, orderSchema, sampleOrder } from './order-schema.ts'

/** An item while it is typed. The id stays with it when it changes places. */
export type ItemDraft = OrderItem & { id: string }

export type OrderDraft = { client: string; items: ItemDraft[] }

const withId = (item: OrderItem): ItemDraft => ({ id: crypto.randomUUID(), ...item })

export const newItem = () => withId(emptyItem)

export const sampleDraft = (): OrderDraft => ({ ...sampleOrder, items: sampleOrder.items.map(withId) })

/** What is wrong with an order, by the name of the control; an item's controls are named `<id>.<key>`. */
export function orderProblems(order: OrderDraft): Problems {
  const issues = orderSchema.safeParse(order).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [controlOf(order, path), message]))
}

function controlOf({ items }: OrderDraft, [key, index, field]: PropertyKey[]): string {
  const item = items[Number(index)]
  return item ? `${item.id}.${String(field)}` : String(key)
}

/** The list with one of its members somewhere else. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...list.slice(from, from + 1))
}
