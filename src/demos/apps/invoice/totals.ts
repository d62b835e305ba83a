import type { InvoiceItem } from './invoice.ts'
import { scaleAmount } from './money.ts'

/** Amounts in cents. */
export type InvoiceTotals = {
  /** What the items cost by themselves. */
  gross: number
  discount: number
  tax: number
  total: number
}

type ItemAmounts = Readonly<Pick<InvoiceItem, 'quantity' | 'unitPrice' | 'discount' | 'tax'>>

/** A quantity of one, and the whole that discounts and taxes are shares of, in the units that they are kept in. */
const oneUnit = 1000
const hundredPercent = 10_000

/** What a line comes to. Each amount is rounded to the cent by itself, as it is printed. */
export function computeLineTotals({ quantity, unitPrice, discount, tax }: ItemAmounts): InvoiceTotals {
  const gross = scaleAmount(unitPrice, quantity, oneUnit)
  const discountCents = scaleAmount(gross, discount, hundredPercent)
  const net = gross - discountCents
  const taxCents = scaleAmount(net, tax, hundredPercent)
  return { gross, discount: discountCents, tax: taxCents, total: net + taxCents }
}

/** The sums of the lines' rounded amounts, so that the printed amounts add up to the printed total. */
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
