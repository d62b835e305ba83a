import { createDateFormat, type DateFormat } from '@/lib/format/intl.ts'

const pad = (number: number) => String(number).padStart(2, '0')

/** Formats a date for `<input type="date">`, in the user's time zone. */
export const toIsoDay = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The date a number of days from today. */
export function dayFromToday(days: number, today = new Date()): string {
  return toIsoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}

/** Adds days to a date; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  const date = parseDay(day)
  if (Number.isNaN(date.getTime())) return day
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const shortFormat = createDateFormat({ day: '2-digit', month: 'short', timeZone: 'UTC' })
const numericFormat = createDateFormat({ dateStyle: 'short', timeZone: 'UTC' })

const parseDay = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`)

const formatDay = (format: DateFormat, day: string) =>
  Number.isNaN(parseDay(day).getTime()) ? day : format.format(parseDay(day))

const dayMs = 24 * 60 * 60 * 1000

/** The number of days between two dates; negative if the second is earlier. */
export const daysBetween = (day: string, other: string) =>
  Math.round((parseDay(other).getTime() - parseDay(day).getTime()) / dayMs)

/** "07 de nov." */
export const formatShortDay = (day: string) => formatDay(shortFormat, day)

/** "07/11/2026" */
export const formatNumericDay = (day: string) => formatDay(numericFormat, day)

/** Sunday is 0. */
export const readWeekday = (day: string) => parseDay(day).getUTCDay()
