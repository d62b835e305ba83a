import { addDays, formatNumericDay, toIsoDay } from '../../parts/days.ts'
import type { Span } from './calendar-event.ts'

const pad = (number: number) => String(number).padStart(2, '0')

const isoMinute = (date: Date) => `${toIsoDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`

/** Builds a stored span from two dates. */
export function createSpan({ start, end, allDay }: { start: Date; end: Date; allDay: boolean }): Span {
  const formatDate = allDay ? toIsoDay : isoMinute
  return { start: formatDate(start), end: formatDate(end), allDay }
}

/** Returns the last day of a span of whole days. */
export const findLastDay = ({ end }: Pick<Span, 'end'>) => addDays(end, -1)

const formatMoment = (at: string) => `${formatNumericDay(at)}, ${at.slice(11, 16)}`

/** "21/11/2026, 09:00 a 10:30". */
export function formatSpan(span: Span): string {
  const { start, end, allDay } = span
  if (allDay) {
    const last = findLastDay(span)
    return start === last ? formatNumericDay(start) : `${formatNumericDay(start)} a ${formatNumericDay(last)}`
  }
  return `${formatMoment(start)} a ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : formatMoment(end)}`
}
