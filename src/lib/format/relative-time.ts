import { longMomentFormat } from './dates.ts'
import { createDistanceFormat } from './intl.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

const numeric = createDistanceFormat()
const short = createDistanceFormat({ style: 'narrow' })
const worded = createDistanceFormat({ numeric: 'auto' })

/**
 * Returns the distance from now in its largest whole unit: "agora", "há 5 minutos", "ontem". Times are ms
 * since the epoch. Short: "há 5 min.".
 */
export function relativeTime(at: number, now: number, isShort = false): string {
  const distance = at - now
  const [unit, ms] = units.find(([, size]) => Math.abs(distance) >= size) ?? []
  if (unit === undefined) return worded().format(0, 'second')
  // "Ontem" is a calendar day, not 24 hours ago.
  if (unit === 'day') return worded().format(calendarDays(now, at), 'day')
  return (isShort ? short() : numeric()).format(Math.trunc(distance / ms), unit)
}

/** Formats a date and time: "3 de novembro de 2026 às 09:00". */
export const fullTime = (at: number) => longMomentFormat.format(at)

/** Parses a date and time, separated by a `T` or a space. Returns `undefined` for other texts. */
export function parseTime(text: string): number | undefined {
  const at = Date.parse(text.trim().replace(' ', 'T'))
  return Number.isNaN(at) ? undefined : at
}

function calendarDays(from: number, to: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  // Rounded, because a day with a clock change has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / day)
}
