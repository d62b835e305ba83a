import { createCollator } from '@/lib/format/intl.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { computeDueState, type DueState } from './due-state.ts'
import { formatInvoiceNumber, type InvoiceSnapshot } from './invoice.ts'
import { computeBalance, computeInvoiceTotals } from './payments.ts'
export const sortings = {
  newest: 'Mais novas',
  due: 'Vencimento',
  total: 'Maior valor',
  client: 'Cliente',
} as const

export type Sorting = keyof typeof sortings

export type InvoiceFilter = DueState | 'all' | 'drafts'

const readTotal = ({ items }: InvoiceSnapshot) => computeInvoiceTotals(items).total

const names = createCollator()

const comparisons: Record<Sorting, (one: InvoiceSnapshot, other: InvoiceSnapshot) => number> = {
  newest: (one, other) => other.number - one.number,
  due: (one, other) => one.dueDate.localeCompare(other.dueDate),
  total: (one, other) => readTotal(other) - readTotal(one),
  client: (one, other) => names.compare(one.client.name, other.client.name),
}

/** Returns the invoices in a state that contain every word of the query, sorted. */
export function findInvoices(
  all: readonly InvoiceSnapshot[],
  query: string,
  state: DueState | 'all',
  sorting: Sorting,
): InvoiceSnapshot[] {
  const matches = searchTest(query)
  return all
    .filter((invoice) => state === 'all' || computeDueState(invoice) === state)
    .filter(({ number, client, items }) =>
      matches(
        searchKey(
          [
            formatInvoiceNumber(number),
            client.name,
            client.document,
            ...items.map(({ description }) => description),
          ].join(' '),
        ),
      ),
    )
    .toSorted(comparisons[sorting])
}

/** Sums the invoices of each state, in cents. The paid part of an open invoice counts as paid. */
export function sumByState(
  all: readonly InvoiceSnapshot[],
): Record<DueState, { count: number; total: number }> {
  const sums = {
    open: { count: 0, total: 0 },
    overdue: { count: 0, total: 0 },
    paid: { count: 0, total: 0 },
  }
  for (const invoice of all) {
    const sum = sums[computeDueState(invoice)]
    sum.count += 1
    const total = readTotal(invoice)
    const balance = computeBalance(invoice)
    sum.total += balance
    sums.paid.total += total - balance
  }
  return sums
}
