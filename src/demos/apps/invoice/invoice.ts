import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

const naturalNumber = z.int().check(z.nonnegative())

/** In how many months an invoice is paid, at the most. */
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
  /** As the discount; it is charged on what the discount leaves. */
  tax: naturalNumber,
})

const clientSchema = z.object({
  name: z.string(),
  document: z.string(),
  email: z.string(),
  address: z.string(),
})

/** No amount is a fraction of anything: all of them are whole numbers of a small unit. */
export const invoiceSchema = z.object({
  id: z.string(),
  number: naturalNumber,
  client: clientSchema,
  /** Days as `YYYY-MM-DD`. */
  issueDate: z.string(),
  /** The first day on which something is due. */
  dueDate: z.string(),
  /** In how many months it is paid. */
  instalments: z.int().check(z.positive(), z.maximum(maxInstalments)),
  items: z.array(itemSchema),
  notes: z.string(),
  isPaid: z.boolean(),
})

export type Invoice = z.infer<typeof invoiceSchema>

/** An invoice as a component sees it. */
export type InvoiceSnapshot = Snapshot<Invoice>

export type InvoiceItem = z.infer<typeof itemSchema>

/** "Nº 0042" */
export const formatInvoiceNumber = (number: number) => `Nº ${String(number).padStart(4, '0')}`
