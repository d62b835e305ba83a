import type { FieldErrors } from '@/ui/forms/check.ts'
import { dayFromToday } from '../../parts/days.ts'
import { readAmount } from './draft.ts'
import type { InvoiceItem, InvoiceSnapshot, PaymentMethod } from './invoice.ts'
import { formatCents, scaleAmount } from './money.ts'

/** In cents. */
export type InvoiceTotals = {
  /** Before discount and tax. */
  gross: number
  discount: number
  tax: number
  total: number
}

type ItemAmounts = Readonly<Pick<InvoiceItem, 'quantity' | 'unitPrice' | 'discount' | 'tax'>>

/** The integers for a quantity of one and for 100 per cent. */
const oneUnit = 1000

const hundredPercent = 10_000

/** Rounds each amount to the cent, as it is printed. */
export function computeLineTotals({ quantity, unitPrice, discount, tax }: ItemAmounts): InvoiceTotals {
  const gross = scaleAmount(unitPrice, quantity, oneUnit)
  const discountCents = scaleAmount(gross, discount, hundredPercent)
  const net = gross - discountCents
  const taxCents = scaleAmount(net, tax, hundredPercent)
  return { gross, discount: discountCents, tax: taxCents, total: net + taxCents }
}

/** Sums the rounded amounts, so that the printed lines add up to the printed total. */
export function computeInvoiceTotals(items: readonly ItemAmounts[]): InvoiceTotals {
  const sum = { gross: 0, discount: 0, tax: 0, total: 0 }
  for (const { gross, discount, tax, total } of items.map(computeLineTotals)) {
    sum.gross += gross
    sum.discount += discount
    sum.tax += tax
    sum.total += total
  }
  return sum
}

type Payable = Pick<InvoiceSnapshot, 'items' | 'payments' | 'isPaid'>

/** Sums the payments, in cents. */
export const sumPayments = ({ payments = [] }: Pick<Payable, 'payments'>): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/** Returns true if there are payments and they reach the total. */
export const isCovered = ({ items, payments = [] }: Pick<Payable, 'items' | 'payments'>): boolean =>
  payments.length > 0 && sumPayments({ payments }) >= computeInvoiceTotals(items).total

/** Returns the amount due in cents. An invoice marked as paid owes nothing. */
export function computeBalance({ items, payments, isPaid }: Payable): number {
  return isPaid ? 0 : Math.max(0, computeInvoiceTotals(items).total - sumPayments({ payments }))
}

/** The form's values; the amount as typed. */
export type PaymentDraft = { amount: string; date: string; method: PaymentMethod; note: string }

/** Returns the errors by field; empty for a valid draft. `balance` is in cents. */
export function validatePayment(
  { amount, date }: PaymentDraft,
  balance: number,
  today = dayFromToday(0),
): FieldErrors {
  const cents = readAmount('unitPrice', amount)
  const errors: [string, string][] = []
  if (!cents) errors.push(['amount', 'Informe um valor como 1.234,56.'])
  else if (cents > balance) errors.push(['amount', `O saldo é de ${formatCents(balance)}.`])
  if (!date) errors.push(['date', 'Informe a data.'])
  else if (date > today) errors.push(['date', 'A data não pode estar no futuro.'])
  return Object.fromEntries(errors)
}
