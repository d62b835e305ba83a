import { createDateFormat } from '@/lib/format/intl.ts'
import { addDays, daysBetween, formatNumericDay, readWeekday, toIsoDay } from '../../parts/days.ts'
import type { Repeat, Todo } from './todo.ts'

type Dated = Pick<Todo, 'due' | 'time' | 'isDone'>

const utc = { timeZone: 'UTC' } as const

const weekdayFormat = createDateFormat({ weekday: 'long', ...utc })
const dayFormat = createDateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...utc,
})

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`)

const isWeekend = (day: string) => readWeekday(day) % 6 === 0

/** Returns the day itself, or the Monday after a weekend. */
export const firstWorkday = (day: string): string => (isWeekend(day) ? firstWorkday(addDays(day, 1)) : day)

/** Returns the first day after `day` with this weekday. */
export const findNextWeekday = (day: string, weekday: number) =>
  addDays(day, ((weekday - readWeekday(day) + 6) % 7) + 1)

/** Returns the same day of the next month, or the last day of a shorter month. */
function addMonth(day: string, monthDay: number): string {
  const date = toUtc(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(monthDay, lastDay))).toISOString().slice(0, 10)
}

const steps: Record<Repeat, (day: string, monthDay: number) => string> = {
  daily: (day) => addDays(day, 1),
  weekdays: (day) => firstWorkday(addDays(day, 1)),
  weekly: (day) => addDays(day, 7),
  monthly: addMonth,
}

export const readMonthDay = (day: string) => Number(day.slice(8, 10))

/** Returns the due day of the next task. It is after today, even if the completed task was late. */
export function findNextDue(
  due: string,
  repeat: Repeat,
  today: string,
  monthDay = readMonthDay(due),
): string {
  const next = steps[repeat](due, monthDay)
  return next > today ? next : findNextDue(next, repeat, today, monthDay)
}

const pad = (number: number) => String(number).padStart(2, '0')

/** Formats a time for `<input type="time">`. */
export const formatTime = (hour: number, minute: number) => `${pad(hour)}:${pad(minute)}`

export function isLate({ due, time, isDone }: Dated, now: Date): boolean {
  if (!due || isDone) return false
  const today = toIsoDay(now)
  return due < today || (due === today && !!time && time < formatTime(now.getHours(), now.getMinutes()))
}

/** "Ontem", "Hoje", "Amanhã", a weekday of this week, or "ter., 1 de dez.". */
export function nameDay(day: string, today: string): string {
  const distance = daysBetween(today, day)
  const near = { '-1': 'Ontem', '0': 'Hoje', '1': 'Amanhã' }[String(distance)]
  if (near) return near
  if (distance > 1 && distance < 7) return capitalize(weekdayFormat.format(toUtc(day)))
  if (Math.abs(distance) > 180) return formatNumericDay(day)
  return dayFormat.format(toUtc(day))
}

/** "Hoje, 14:00". */
export const nameDue = ({ due = '', time }: Pick<Todo, 'due' | 'time'>, today: string) =>
  [nameDay(due, today), time].filter(Boolean).join(', ')

/** The weekday and the date, for the head of a day. */
export const formatLongDay = (day: string) => dayFormat.format(toUtc(day))

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
