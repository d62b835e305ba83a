import * as z from 'zod/mini'
import { dayFromToday } from '../../parts/days.ts'
import { readDecimal, writeDecimal } from './decimal.ts'
import { type Invoice, type InvoiceItem, mostInstalments, type ShownInvoice } from './invoice.ts'

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
  instalments: z.string().check(z.refine((text) => Number(text) <= mostInstalments)),
  items: z.array(itemDraftSchema),
  notes: z.string(),
})

export type InvoiceDraft = z.infer<typeof draftSchema>

export type ItemDraft = InvoiceDraft['items'][number]

/** The decimal places of what is typed; prices are written with all of theirs. */
const places = { quantity: 3, unitPrice: 2, discount: 2, tax: 2 } as const satisfies Partial<
  Record<keyof ItemDraft, number>
>

/** The columns of an item that hold a number. */
export type Amount = keyof typeof places

export const readAmount = (amount: Amount, text: string) => readDecimal(text, places[amount])

const writeAmount = (amount: Amount, value: number) =>
  writeDecimal(value, places[amount], amount === 'unitPrice' ? 2 : 0)

/** What was typed in its usual form: "1234,5" as a price is "1.234,50". A text that is no number stays. */
export function tidyAmount(amount: Amount, text: string): string {
  const value = readAmount(amount, text)
  return value === undefined ? text : writeAmount(amount, value)
}

export const blankItem = (): ItemDraft => ({
  id: crypto.randomUUID(),
  description: '',
  quantity: '1',
  unitPrice: '0,00',
  discount: '0',
  tax: '0',
})

/** Two weeks to pay, in one part, for one thing. */
export const blankDraft = (): InvoiceDraft => ({
  name: '',
  document: '',
  email: '',
  address: '',
  issueDate: dayFromToday(0),
  dueDate: dayFromToday(14),
  instalments: '1',
  items: [blankItem()],
  notes: '',
})

/** What the form starts with to edit an invoice. */
export const draftOf = ({ client, issueDate, dueDate, instalments, items, notes }: ShownInvoice) =>
  ({
    ...client,
    issueDate,
    dueDate,
    notes,
    instalments: String(instalments),
    items: items.map(({ id, description, quantity, unitPrice, discount, tax }) => ({
      id,
      description,
      quantity: writeAmount('quantity', quantity),
      unitPrice: writeAmount('unitPrice', unitPrice),
      discount: writeAmount('discount', discount),
      tax: writeAmount('tax', tax),
    })),
  }) satisfies InvoiceDraft

/** An item's amounts; `undefined` while one of them is no number. */
export function amountsOf(item: ItemDraft): Pick<InvoiceItem, Amount> | undefined {
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
export function contentOf(draft: InvoiceDraft): Omit<Invoice, 'id' | 'number' | 'isPaid'> {
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
      const amounts = amountsOf(item)
      return amounts ? [{ id: item.id, description: item.description.trim(), ...amounts }] : []
    }),
  }
}
