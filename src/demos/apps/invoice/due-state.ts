import { dayFromToday } from '../../parts/days.ts'
import type { ShownInvoice } from './invoice.ts'

export type DueState = 'paid' | 'overdue' | 'open'

/** The state of an invoice on a date. The first due date decides, since instalments are not paid one by one here. */
export function dueState(
  { isPaid, dueDate }: Pick<ShownInvoice, 'isPaid' | 'dueDate'>,
  today = dayFromToday(0),
): DueState {
  if (isPaid) return 'paid'
  return dueDate < today ? 'overdue' : 'open'
}
