import { addDays, daysBetween } from '../../parts/days.ts'
import type { CalendarEvent, EventSnapshot, Span } from './calendar-event.ts'
import { readDay, shiftMoment } from './occurrences.ts'
import { alignStart, shiftRepeat } from './repeat.ts'

/** Occurrences that a change is for. */
export const scopes = {
  one: 'Esta ocorrência',
  following: 'Esta e as seguintes',
  all: 'Toda a série',
} as const

export type Scope = keyof typeof scopes

export type EventChanges = Partial<Omit<CalendarEvent, 'id' | 'exceptions'>>

type Target = { event: EventSnapshot; day: string; scope: Scope }

type Rest = Omit<CalendarEvent, 'id'>

/** The stored events after a change of a series: the series itself, if it is left, and a new event. */
export type SeriesChange = { series: Rest | undefined; added?: Rest | undefined }

const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T

function readRest(event: EventSnapshot): Rest {
  const { id: _id, ...rest } = event
  return copy(rest) as Rest
}

/** A change of all occurrences from the first one on is a change of the series. */
const isWhole = ({ event, day, scope }: Target) =>
  scope === 'all' || (scope === 'following' && day === readDay(event.start))

const withException = (series: Rest, day: string): Rest => ({
  ...series,
  exceptions: [...(series.exceptions ?? []), day],
})

const endBefore = (series: Rest, day: string): Rest =>
  series.repeat ? { ...series, repeat: { ...series.repeat, until: addDays(day, -1) } } : series

/** Removes occurrences of a series. */
export function removeFromSeries(target: Target): SeriesChange {
  const { event, day, scope } = target
  if (isWhole(target)) return { series: undefined }
  const series = readRest(event)
  return { series: scope === 'one' ? withException(series, day) : endBefore(series, day) }
}

/** Changes occurrences of a series. The changes have the span of the occurrence, not of the series. */
export function changeSeries(target: Target, changes: EventChanges): SeriesChange {
  const { event, day, scope } = target
  const series = readRest(event)
  if (scope === 'one') {
    const { repeat: _repeat, exceptions: _exceptions, ...rest } = { ...series, ...changes }
    return { series: withException(series, day), added: rest }
  }
  if (isWhole(target)) return { series: shiftSeries(series, day, changes) }
  const rest = { ...series, ...shiftSpan(series, daysBetween(series.start, day)) }
  return { series: endBefore(series, day), added: shiftSeries(rest, day, changes) }
}

const shiftSpan = ({ start, end }: Span, days: number) => ({
  start: shiftMoment(start, days),
  end: shiftMoment(end, days),
})

/** Applies changes of the occurrence on `day` to its whole series, with the days moved alike. */
function shiftSeries(series: Rest, day: string, changes: EventChanges): Rest {
  const { start: newStart = day + series.start.slice(10), end: newEnd, ...rest } = changes
  const moved = daysBetween(day, newStart)
  const first = addDays(series.start, moved)
  const start = first + newStart.slice(10)
  const end = newEnd ? shiftMoment(newEnd, daysBetween(newStart, first)) : shiftMoment(series.end, moved)
  const hasNewRule = 'repeat' in changes && JSON.stringify(changes.repeat) !== JSON.stringify(series.repeat)
  const repeat = hasNewRule ? changes.repeat : series.repeat && shiftRepeat(series.repeat, moved)
  const exceptions = hasNewRule ? [] : (series.exceptions ?? []).map((exception) => addDays(exception, moved))
  const { exceptions: _former, ...kept } = { ...series, ...rest }
  return {
    ...kept,
    ...alignSpan({ start, end, allDay: kept.allDay }, repeat),
    repeat,
    ...(exceptions.length > 0 ? { exceptions } : {}),
  }
}

/** Moves a span to the first day that its rule names. */
export function alignSpan<T extends Span>(span: T, repeat: CalendarEvent['repeat']): T {
  if (!repeat) return span
  const days = daysBetween(span.start, alignStart(readDay(span.start), repeat))
  return { ...span, ...shiftSpan(span, days) }
}
