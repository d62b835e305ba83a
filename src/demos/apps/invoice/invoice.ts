import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { formatNumericDay } from '../../parts/days.ts'

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

export const clientSchema = z.object({
  name: z.string(),
  document: z.string(),
  email: z.string(),
  address: z.string(),
})

export const paymentMethods = {
  pix: 'Pix',
  boleto: 'Boleto',
  transferencia: 'Transferência bancária',
} as const

export type PaymentMethod = keyof typeof paymentMethods

export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

const paymentSchema = z.object({
  id: z.string(),
  /** In cents. */
  amount: naturalNumber,
  /** `YYYY-MM-DD` */
  date: z.string(),
  method: z.enum(paymentMethodNames),
  note: z.string(),
})

export type Payment = z.infer<typeof paymentSchema>

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
  payment: z.optional(z.enum(paymentMethodNames)),
  /** Dates and times as ISO texts. */
  paidAt: z.optional(z.string()),
  /** Payments of a part or of all, in the order of entry. */
  payments: z.optional(z.array(paymentSchema)),
  sentAt: z.optional(z.string()),
  /** The address that the message was last addressed to. */
  sentTo: z.optional(z.string()),
})

export type Invoice = z.infer<typeof invoiceSchema>

type StoreField = 'id' | 'number' | 'isPaid' | 'paidAt' | 'payments' | 'sentAt' | 'sentTo'

/** The fields that the user fills in. */
export type InvoiceFields = Omit<Invoice, StoreField>

export type InvoiceSnapshot = Snapshot<Invoice>

export type Client = Snapshot<z.infer<typeof clientSchema>>

export type InvoiceItem = z.infer<typeof itemSchema>

/** "Nº 0042" */
export const formatInvoiceNumber = (number: number) => `Nº ${String(number).padStart(4, '0')}`

/** The facts in the head of the sheet and of the PDF. */
export const listFacts = ({ issueDate, dueDate, payment }: InvoiceSnapshot) =>
  [
    { label: 'Emissão', text: formatNumericDay(issueDate) },
    { label: 'Vencimento', text: formatNumericDay(dueDate) },
    { label: 'Receber por', text: payment && paymentMethods[payment] },
  ].filter(({ text }) => text)
