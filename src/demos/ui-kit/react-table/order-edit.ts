import * as z from 'zod/mini'
import { createNumberFormat } from '@/lib/format/intl.ts'
import { createMaskedTextSchema, createRequiredTextSchema } from '../fields/text-schemas.ts'
import { computeOrderCents } from '../repeater/order-total.ts'
import type { OrderStatus, TableOrder } from './orders.ts'

/** The values that the editor of a row changes, as texts. */
export type OrderEdit = {
  customer: string
  seller: string
  day: string
  status: OrderStatus
  total: string
  note: string
}

const editSchema = z.object({
  customer: createRequiredTextSchema('Informe o cliente'),
  day: z.iso.date('Informe o dia'),
  total: createMaskedTextSchema('money'),
})

const amount = createNumberFormat({ minimumFractionDigits: 2 })

export const startEdit = ({ customer, seller, day, status, cents, note }: TableOrder): OrderEdit => ({
  customer,
  seller,
  day,
  status,
  note,
  total: amount.format(cents / 100),
})

/** Returns the errors by field name. */
export const validateEdit = (edit: OrderEdit): Record<string, string> =>
  Object.fromEntries(
    (editSchema.safeParse(edit).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )

export const applyEdit = (order: TableOrder, { total, ...edit }: OrderEdit): TableOrder => ({
  ...order,
  ...edit,
  customer: edit.customer.trim(),
  cents: computeOrderCents([{ quantity: '1', price: total }]),
})
