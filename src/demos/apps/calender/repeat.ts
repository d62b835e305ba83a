import * as z from 'zod/mini'
import { formatList } from '@/lib/format/list.ts'
import { addDays, formatNumericDay, readWeekday } from '../../parts/days.ts'

/** Units of repetition. `workday` is every day from Monday to Friday. */
const units = ['day', 'workday', 'week', 'month', 'year'] as const

export const repeatSchema = z.object({
  unit: z.enum(units),
  /** 2 is every second unit. Workdays have 1. */
  interval: z.number(),
  /** Only for weeks; Sunday is 0. Without them it is the weekday of the start. */
  weekdays: z.optional(z.array(z.number())),
  /** The last possible first day, inclusive. */
  until: z.optional(z.string()),
})

export type Repeat = z.infer<typeof repeatSchema>

export type RepeatSnapshot = {
  readonly unit: Repeat['unit']
  readonly interval: number
  readonly weekdays?: readonly number[] | undefined
  readonly until?: string | undefined
}

export const weekdayNames = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'] as const

const longWeekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

const isWorkday = (day: string) => readWeekday(day) % 6 !== 0

/** Returns the same day of a later month, or nothing if that month is shorter. */
function addMonths(day: string, months: number): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const found = new Date(Date.UTC(year, month - 1 + months, date))
  return found.getUTCDate() === date ? found.toISOString().slice(0, 10) : undefined
}

const listWeekdays = (first: string, { weekdays }: RepeatSnapshot) =>
  weekdays && weekdays.length > 0 ? weekdays.toSorted((one, other) => one - other) : [readWeekday(first)]

/** Lists the days of the step at this position; a step of months or years may have none. */
function listStep(first: string, repeat: RepeatSnapshot, step: number): string[] {
  const { unit, interval } = repeat
  const skip = step * Math.max(1, interval)
  if (unit === 'day') return [addDays(first, skip)]
  if (unit === 'workday') return [addDays(first, step)].filter(isWorkday)
  if (unit === 'week') {
    const sunday = addDays(first, skip * 7 - readWeekday(first))
    return listWeekdays(first, repeat).map((weekday) => addDays(sunday, weekday))
  }
  const day = addMonths(first, unit === 'month' ? skip : skip * 12)
  return day ? [day] : []
}

/** A limit for series without an end. */
const maxSteps = 20_000

/** Lists the first days of the occurrences until `to`, inclusive. */
export function listStartDays(first: string, repeat: RepeatSnapshot, to: string): string[] {
  const last = repeat.until && repeat.until < to ? repeat.until : to
  const days: string[] = []
  for (let step = 0; step < maxSteps; step += 1) {
    const found = listStep(first, repeat, step)
    if (found.some((day) => day > last) || addDays(first, step) > last) {
      return [...days, ...found.filter((day) => day >= first && day <= last)]
    }
    days.push(...found.filter((day) => day >= first))
  }
  return days
}

/** Returns the first day on or after `day` that the rule names. */
export const alignStart = (day: string, repeat: RepeatSnapshot): string =>
  listStartDays(day, { ...repeat, interval: 1, until: undefined }, addDays(day, 7))[0] ?? day

/** The same rule for a start that moved by days. */
export const shiftRepeat = (repeat: RepeatSnapshot, days: number): Repeat => ({
  ...repeat,
  ...(repeat.weekdays
    ? { weekdays: repeat.weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7).toSorted() }
    : { weekdays: undefined }),
})

const every: Record<Repeat['unit'], [one: string, many: string]> = {
  day: ['Todo dia', 'dias'],
  workday: ['Em dias úteis', 'dias úteis'],
  week: ['Toda semana', 'semanas'],
  month: ['Todo mês', 'meses'],
  year: ['Todo ano', 'anos'],
}

/** "A cada 2 semanas: segunda-feira e quarta-feira, até 31/12/2026". */
export function describeRepeat(start: string, repeat: RepeatSnapshot): string {
  const { unit, interval, until } = repeat
  const [one, many] = every[unit]
  const names = unit === 'week' ? listWeekdays(start, repeat).map((weekday) => longWeekdays[weekday]) : []
  const on = names.length > 0 ? `: ${formatList(names as string[])}` : ''
  return `${interval > 1 ? `A cada ${interval} ${many}` : one}${on}${until ? `, até ${formatNumericDay(until)}` : ''}`
}

const rruleDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const frequencies = { day: 'DAILY', workday: 'WEEKLY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }

/** Returns the rule in the notation of RFC 5545. */
export function formatRule(start: string, repeat: RepeatSnapshot, allDay: boolean): string {
  const { unit, interval, until } = repeat
  const weekdays = unit === 'workday' ? [1, 2, 3, 4, 5] : unit === 'week' ? listWeekdays(start, repeat) : []
  return [
    `FREQ=${frequencies[unit]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0
      ? [`BYDAY=${weekdays.map((weekday) => rruleDays[weekday]).join(',')}`, 'WKST=SU']
      : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}${allDay ? '' : 'T235959'}`] : []),
  ].join(';')
}
