import { dayFromToday, toIsoDay } from '../../parts/days.ts'
import type { InvoiceSnapshot } from './invoice.ts'

/** `amount` in cents, `date` is the due date. */
export type Instalment = { date: string; amount: number }

/** Returns the same day of a later month, or that month's last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(year, month + months, 0).getDate()
  return toIsoDay(new Date(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

/** Splits the total into equal monthly instalments. Remaining cents go to the first ones, one each. */
export function splitIntoInstalments(total: number, firstDate: string, count: number): Instalment[] {
  const [share, rest] = [Math.floor(total / count), total % count]
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(firstDate, index),
    amount: share + (index < rest ? 1 : 0),
  }))
}

export type DueState = 'paid' | 'overdue' | 'open'

/**
 * Returns the state of an invoice on a date. The first due date decides, because instalments are not paid one
 * by one here.
 */
export function computeDueState(
  { isPaid, dueDate }: Pick<InvoiceSnapshot, 'isPaid' | 'dueDate'>,
  today = dayFromToday(0),
): DueState {
  if (isPaid) return 'paid'
  return dueDate < today ? 'overdue' : 'open'
}
