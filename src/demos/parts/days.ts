const pad = (number: number) => String(number).padStart(2, '0')

/** A day as `<input type="date">` writes it, in the user's time zone. */
export const isoDay = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The date a number of days from today. */
export function dayFromToday(days: number, today = new Date()): string {
  return isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}

/** The date a number of days after another; before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  const date = asDate(day)
  if (Number.isNaN(date.getTime())) return day
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const short = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', timeZone: 'UTC' })
const numeric = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })

const asDate = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`)

const written = (format: Intl.DateTimeFormat, day: string) =>
  Number.isNaN(asDate(day).getTime()) ? day : format.format(asDate(day))

const dayMs = 24 * 60 * 60 * 1000

/** The number of days between two dates; negative if the second is earlier. */
export const daysBetween = (day: string, other: string) =>
  Math.round((asDate(other).getTime() - asDate(day).getTime()) / dayMs)

/** "07 de nov." */
export const shortDay = (day: string) => written(short, day)

/** "07/11/2026" */
export const numericDay = (day: string) => written(numeric, day)
