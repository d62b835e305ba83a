import type { InvoiceItem } from './invoice.ts'
import { scaleAmount } from './money.ts'

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
