import { dayFromToday } from '../../parts/days.ts'
import type { InvoiceSnapshot } from './invoice.ts'

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
