import type { FieldErrors } from '@/ui/forms/check.ts'
import { emptyItem, type OrderItem, orderSchema, sampleOrder } from './order-schema.ts'

/** An item while it is typed. Its id stays when it moves. */
export type OrderItemDraft = OrderItem & { id: string }

export type OrderDraft = { client: string; items: OrderItemDraft[] }

const addId = (item: OrderItem): OrderItemDraft => ({ id: crypto.randomUUID(), ...item })

export const createOrderItem = () => addId(emptyItem)

export const createSampleOrderDraft = (): OrderDraft => ({
  ...sampleOrder,
  items: sampleOrder.items.map(addId),
})

/** Returns the errors by control name. An item's controls are named `<id>.<key>`. */
export function validateOrder(order: OrderDraft): FieldErrors {
  const issues = orderSchema.safeParse(order).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [buildControlName(order, path), message]))
}

function buildControlName({ items }: OrderDraft, [key, index, field]: PropertyKey[]): string {
  const item = items[Number(index)]
  return item ? `${item.id}.${String(field)}` : String(key)
}

export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...list.slice(from, from + 1))
}
