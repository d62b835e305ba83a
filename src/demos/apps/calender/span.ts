import { dayAfter, isoDay, numericDay } from '../../parts/days.ts'
import type { Span } from './calendar-event.ts'

const pad = (number: number) => String(number).padStart(2, '0')

const isoMinute = (date: Date) => `${isoDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`

/** The span between two moments, as it is kept. */
export function spanOf({ start, end, allDay }: { start: Date; end: Date; allDay: boolean }): Span {
  const written = allDay ? isoDay : isoMinute
  return { start: written(start), end: written(end), allDay }
}

/** The last day of a span of whole days. */
export const lastDay = ({ end }: Pick<Span, 'end'>) => dayAfter(end, -1)

const moment = (at: string) => `${numericDay(at)}, ${at.slice(11, 16)}`

/** A span in words: "21/11/2026, 09:00 a 10:30". */
export function spanText(span: Span): string {
  const { start, end, allDay } = span
  if (allDay) {
    const last = lastDay(span)
    return start === last ? numericDay(start) : `${numericDay(start)} a ${numericDay(last)}`
  }
  return `${moment(start)} a ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : moment(end)}`
}
