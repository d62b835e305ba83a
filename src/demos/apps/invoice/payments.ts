import type { FieldErrors } from '@/ui/forms/check.ts'
import { dayFromToday } from '../../parts/days.ts'
import { readAmount } from './draft.ts'
import type { InvoiceSnapshot, PaymentMethod } from './invoice.ts'
import { formatCents } from './money.ts'
import { computeInvoiceTotals } from './totals.ts'

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
