import * as z from 'zod/mini'
import { dayFromToday } from '../../parts/days.ts'
import { readDecimal, writeDecimal } from './decimal.ts'
import { type Invoice, type InvoiceItem, type InvoiceSnapshot, maxInstalments } from './invoice.ts'

const itemDraftSchema = z.object({
  id: z.string(),
  description: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  discount: z.string(),
  tax: z.string(),
})

/** What the form holds: amounts as they are typed, right or wrong. */
export const draftSchema = z.object({
  name: z.string(),
  document: z.string(),
  email: z.string(),
  address: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  instalments: z.string().check(z.refine((text) => Number(text) <= maxInstalments)),
  items: z.array(itemDraftSchema),
  notes: z.string(),
})

export type InvoiceDraft = z.infer<typeof draftSchema>

export type InvoiceItemDraft = InvoiceDraft['items'][number]

/** The decimal places of what is typed; prices are written with all of theirs. */
const decimalPlaces = { quantity: 3, unitPrice: 2, discount: 2, tax: 2 } as const satisfies Partial<
  Record<keyof InvoiceItemDraft, number>
>

/** The columns of an item that hold a number. */
export type AmountField = keyof typeof decimalPlaces

export const readAmount = (amount: AmountField, text: string) => readDecimal(text, decimalPlaces[amount])

const formatAmount = (amount: AmountField, value: number) =>
  writeDecimal(value, decimalPlaces[amount], amount === 'unitPrice' ? 2 : 0)

/** What was typed in its usual form: "1234,5" as a price is "1.234,50". A text that is no number stays. */
export function normalizeAmount(amount: AmountField, text: string): string {
  const value = readAmount(amount, text)
  return value === undefined ? text : formatAmount(amount, value)
}

export const createBlankItem = (): InvoiceItemDraft => ({
  id: crypto.randomUUID(),
  description: '',
  quantity: '1',
  unitPrice: '0,00',
  discount: '0',
  tax: '0',
})

/** Two weeks to pay, in one part, for one thing. */
export const createBlankDraft = (): InvoiceDraft => ({
  name: '',
  document: '',
  email: '',
  address: '',
  issueDate: dayFromToday(0),
  dueDate: dayFromToday(14),
  instalments: '1',
  items: [createBlankItem()],
  notes: '',
})

/** What the form starts with to edit an invoice. */
export const invoiceToDraft = ({ client, issueDate, dueDate, instalments, items, notes }: InvoiceSnapshot) =>
  ({
    ...client,
    issueDate,
    dueDate,
    notes,
    instalments: String(instalments),
    items: items.map(({ id, description, quantity, unitPrice, discount, tax }) => ({
      id,
      description,
      quantity: formatAmount('quantity', quantity),
      unitPrice: formatAmount('unitPrice', unitPrice),
      discount: formatAmount('discount', discount),
      tax: formatAmount('tax', tax),
    })),
  }) satisfies InvoiceDraft

/** An item's amounts; `undefined` while one of them is no number. */
export function parseItemAmounts(item: InvoiceItemDraft): Pick<InvoiceItem, AmountField> | undefined {
  const [quantity, unitPrice] = [
    readAmount('quantity', item.quantity),
    readAmount('unitPrice', item.unitPrice),
  ]
  const [discount, tax] = [readAmount('discount', item.discount), readAmount('tax', item.tax)]
  if (quantity === undefined || unitPrice === undefined || discount === undefined || tax === undefined)
    return undefined
  return { quantity, unitPrice, discount, tax }
}

/** What an invoice says, out of a draft without problems. */
export function draftToInvoice(draft: InvoiceDraft): Omit<Invoice, 'id' | 'number' | 'isPaid'> {
  const { name, document, email, address, issueDate, dueDate, instalments, items, notes } = draft
  return {
    client: {
      name: name.trim(),
      document: document.trim(),
      email: email.trim(),
      address: address.trim(),
    },
    issueDate,
    dueDate,
    instalments: Number(instalments),
    notes: notes.trim(),
    items: items.flatMap((item) => {
      const amounts = parseItemAmounts(item)
      return amounts ? [{ id: item.id, description: item.description.trim(), ...amounts }] : []
    }),
  }
}
