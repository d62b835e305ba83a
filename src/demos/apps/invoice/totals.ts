import type { InvoiceItem } from './invoice.ts'
import { portion } from './money.ts'

/** Amounts in cents. */
export type Totals = {
  /** What the items cost by themselves. */
  gross: number
  discount: number
  tax: number
  total: number
}

type Amounts = Readonly<Pick<InvoiceItem, 'quantity' | 'unitPrice' | 'discount' | 'tax'>>

/** A quantity of one, and the whole that discounts and taxes are shares of, in the units that they are kept in. */
const one = 1000
const hundredPercent = 10_000

/** What a line comes to. Each amount is rounded to the cent by itself, as it is printed. */
export function lineTotals({ quantity, unitPrice, discount, tax }: Amounts): Totals {
  const gross = portion(unitPrice, quantity, one)
  const taken = portion(gross, discount, hundredPercent)
  const net = gross - taken
  const charged = portion(net, tax, hundredPercent)
  return { gross, discount: taken, tax: charged, total: net + charged }
}

/** The sums of the lines' rounded amounts, so that the printed amounts add up to the printed total. */
export function invoiceTotals(items: readonly Amounts[]): Totals {
  const sum = { gross: 0, discount: 0, tax: 0, total: 0 }
  for (const { gross, discount, tax, total } of items.map(lineTotals)) {
    sum.gross += gross
    sum.discount += discount
    sum.tax += tax
    sum.total += total
  }
  return sum
}
