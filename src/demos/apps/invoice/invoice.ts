import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

const naturalNumber = z.int().check(z.nonnegative())

/** In months. */
export const maxInstalments = 12

const itemSchema = z.object({
  id: z.string(),
  description: z.string(),
  /** In thousandths: 1500 is one and a half. */
  quantity: naturalNumber,
  /** In cents. */
  unitPrice: naturalNumber,
  /** In hundredths of a per cent: 1250 is 12,5%. */
  discount: naturalNumber,
  /** In hundredths of a per cent, on the discounted amount. */
  tax: naturalNumber,
})

const clientSchema = z.object({
  name: z.string(),
  document: z.string(),
  email: z.string(),
  address: z.string(),
})

/** Amounts are whole numbers of small units, so that sums are exact. */
export const invoiceSchema = z.object({
  id: z.string(),
  number: naturalNumber,
  client: clientSchema,
  /** Days as `YYYY-MM-DD`. */
  issueDate: z.string(),
  /** The first due date. */
  dueDate: z.string(),
  /** In months. */
  instalments: z.int().check(z.positive(), z.maximum(maxInstalments)),
  items: z.array(itemSchema),
  notes: z.string(),
  isPaid: z.boolean(),
})

export type Invoice = z.infer<typeof invoiceSchema>

export type InvoiceSnapshot = Snapshot<Invoice>

export type InvoiceItem = z.infer<typeof itemSchema>

/** "Nº 0042" */
export const formatInvoiceNumber = (number: number) => `Nº ${String(number).padStart(4, '0')}`
