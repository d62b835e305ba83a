import * as z from 'zod/mini'
import { dayFromToday } from '../../parts/days.ts'
import { emptyToMissing, fillBlank } from '../../parts/stored-fields.ts'
import { formatDocument } from './client-document.ts'
import {
  type Client,
  type InvoiceFields,
  type InvoiceItem,
  type InvoiceSnapshot,
  maxInstalments,
  paymentMethodNames,
} from './invoice.ts'
import { readDecimal, writeDecimal } from './money.ts'

const itemDraftSchema = z.object({
  id: z.string(),
  description: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  discount: z.string(),
  tax: z.string(),
})

const text = z._default(z.string(), '')

/** The form's values; amounts as typed, valid or not. A stored draft may lack a field that was added later. */
export const draftSchema = z.object({
  name: text,
  document: text,
  email: text,
  address: text,
  issueDate: text,
  dueDate: text,
  instalments: z._default(z.string().check(z.refine((count) => Number(count) <= maxInstalments)), '1'),
  items: z.array(itemDraftSchema),
  notes: text,
  payment: z._default(z.enum(['', ...paymentMethodNames]), ''),
} satisfies Record<keyof Omit<InvoiceFields, 'client'> | keyof Client, unknown>)

export type InvoiceDraft = z.infer<typeof draftSchema>

export type InvoiceItemDraft = InvoiceDraft['items'][number]

/** Decimal places of each amount. Prices always show all of theirs. */
const decimalPlaces = { quantity: 3, unitPrice: 2, discount: 2, tax: 2 } as const satisfies Partial<
  Record<keyof InvoiceItemDraft, number>
>

export type AmountField = keyof typeof decimalPlaces

export const readAmount = (amount: AmountField, text: string) => readDecimal(text, decimalPlaces[amount])

const formatAmount = (amount: AmountField, value: number) =>
  writeDecimal(value, decimalPlaces[amount], amount === 'unitPrice' ? 2 : 0)

/**
 * Rewrites an amount in its usual form: the price "1234,5" becomes "1.234,50". Returns other texts unchanged.
 */
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

/** Due in two weeks, one instalment, one item. */
export const createBlankDraft = (): InvoiceDraft =>
  draftSchema.parse({
    issueDate: dayFromToday(0),
    dueDate: dayFromToday(14),
    items: [createBlankItem()],
  })

export const invoiceToDraft = ({ client, instalments, items, ...stored }: InvoiceSnapshot): InvoiceDraft => ({
  ...fillBlank(createBlankDraft(), { ...client, ...stored }),
  document: formatDocument(client.document),
  instalments: String(instalments),
  items: items.map(({ id, description, quantity, unitPrice, discount, tax }) => ({
    id,
    description,
    quantity: formatAmount('quantity', quantity),
    unitPrice: formatAmount('unitPrice', unitPrice),
    discount: formatAmount('discount', discount),
    tax: formatAmount('tax', tax),
  })),
})

/** Returns an item's amounts, or `undefined` if one of them is invalid. */
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

/** Converts a valid draft. */
export function draftToInvoice(draft: InvoiceDraft): InvoiceFields {
  const { name, document, email, address, issueDate, dueDate, instalments, items, notes, ...texts } = draft
  return {
    ...emptyToMissing(texts),
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
