import { toIsoDay } from '../../parts/days.ts'

/** A part of the total, in cents, and the day on which it is due. */
export type Instalment = { date: string; amount: number }

/** The same day of a later month, or that month's last day where it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(year, month + months, 0).getDate()
  return toIsoDay(new Date(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

/** The total in equal monthly parts. The cents that do not divide are in the first ones, a cent each. */
export function splitIntoInstalments(total: number, firstDate: string, count: number): Instalment[] {
  const [share, rest] = [Math.floor(total / count), total % count]
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(firstDate, index),
    amount: share + (index < rest ? 1 : 0),
  }))
}
