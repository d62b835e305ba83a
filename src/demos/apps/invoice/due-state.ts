import { dayFromToday } from '../../parts/days.ts'
import type { ShownInvoice } from './invoice.ts'

export type DueState = 'paid' | 'overdue' | 'open'

/** Where an invoice stands on a day: the first part that is due decides, since parts are not paid one by one here. */
export function dueState(
  { isPaid, dueDate }: Pick<ShownInvoice, 'isPaid' | 'dueDate'>,
  today = dayFromToday(0),
): DueState {
  if (isPaid) return 'paid'
  return dueDate < today ? 'overdue' : 'open'
}
