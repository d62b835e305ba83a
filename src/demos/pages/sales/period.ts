import { createDateFormat } from '@/lib/format/intl.ts'
import { addDays, daysBetween, formatNumericDay, formatShortDay, toIsoDay } from '../../parts/days.ts'
import type { Deal } from './deal.ts'

export const periodNames = { day: 'Hoje', week: '7 dias', month: '30 dias', year: '12 meses' } as const

export type Period = keyof typeof periodNames

/** The name of the time before, for comparisons. */
export const previousNames: Record<Period, string> = {
  day: 'ontem até esta hora',
  week: '7 dias anteriores',
  month: '30 dias anteriores',
  year: '12 meses anteriores',
}

export type Bucket = { label: string; title: string; deals: Deal[] }

type Timed = Pick<Deal, 'day' | 'hour'>

/** A part of a period, for example a day, with its items. */
export type Part<Item> = { label: string; title: string; items: Item[] }

const monthFormat = createDateFormat({ month: 'short', timeZone: 'UTC' })
const longMonthFormat = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The first day of the month a number of months from a date. */
const monthStart = (day: string, months: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** In hours. */
const dayPart = 3

type Slot = { from: string; to: string; hours?: [from: number, to: number]; label: string; title: string }

/** Returns the parts of a period; both ends of a part belong to it. */
function listSlots(period: Period, today: string): Slot[] {
  if (period === 'day')
    return Array.from({ length: 24 / dayPart }, (_, index) => {
      const from = index * dayPart
      return {
        from: today,
        to: today,
        hours: [from, from + dayPart - 1],
        label: `${from}h`,
        title: `Das ${from} às ${from + dayPart} horas`,
      }
    })
  if (period === 'year')
    return Array.from({ length: 12 }, (_, index) => {
      const from = monthStart(today, index - 11)
      const date = new Date(`${from}T00:00:00Z`)
      return {
        from,
        to: addDays(monthStart(today, index - 10), -1),
        label: monthFormat.format(date),
        title: longMonthFormat.format(date),
      }
    })
  const days = period === 'week' ? 7 : 30
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days)
    return { from: day, to: day, label: formatShortDay(day).slice(0, 2), title: formatNumericDay(day) }
  })
}

const isIn = ({ from, to, hours }: Slot, { day, hour }: Timed) =>
  from <= day && day <= to && (!hours || (hours[0] <= hour && hour <= hours[1]))

/** The same date a year before; February 29 becomes 28. */
function yearBefore(day: string): string {
  const [year = 0, month = '01', date = '01'] = day.split('-')
  const before = `${Number(year) - 1}-${month}-${date}`
  return Number.isNaN(Date.parse(before)) || (month === '02' && date === '29')
    ? `${Number(year) - 1}-02-28`
    : before
}

/** Divides the items of a period, and of the equally long time before it, which ends at the same point. */
export function splitItems<Item extends Timed>(items: readonly Item[], period: Period, now: Date) {
  const today = toIsoDay(now)
  const lastDay = {
    day: addDays(today, -1),
    week: addDays(today, -7),
    month: addDays(today, -30),
    year: yearBefore(today),
  }[period]
  const fill = (slots: Slot[], isShown: (item: Timed) => boolean): Part<Item>[] =>
    slots.map((slot) => ({
      label: slot.label,
      title: slot.title,
      items: items.filter((item) => isIn(slot, item) && isShown(item)),
    }))
  const current = fill(listSlots(period, today), ({ day }) => day <= today)
  const previous = fill(
    listSlots(period, lastDay),
    ({ day, hour }) => day <= lastDay && (period !== 'day' || hour <= now.getHours()),
  )
  return { current, previous }
}

const toBuckets = (parts: Part<Deal>[]): Bucket[] =>
  parts.map(({ items, ...part }) => ({ ...part, deals: items }))

/** Divides the deals of a period, and of the time before it. */
export function splitPeriod(deals: readonly Deal[], period: Period, now: Date) {
  const { current, previous } = splitItems(deals, period, now)
  return { current: toBuckets(current), previous: toBuckets(previous) }
}

export const joinBuckets = (buckets: readonly Bucket[]) => buckets.flatMap(({ deals }) => deals)

/** Returns the number of days of a period until today. */
export function countDays(period: Period, now: Date): number {
  const today = toIsoDay(now)
  const from = listSlots(period, today)[0]?.from ?? today
  return daysBetween(from, today) + 1
}
