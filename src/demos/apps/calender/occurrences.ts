import { addDays, daysBetween } from '../../parts/days.ts'
import type { EventSnapshot, Span } from './calendar-event.ts'
import { listStartDays } from './repeat.ts'

/** An event on one of its days. `day` is the first day by the rule; it names the occurrence. */
export type Occurrence = Span & { key: string; day: string; event: EventSnapshot }

export const shiftMoment = (moment: string, days: number) => addDays(moment, days) + moment.slice(10)

export const readDay = (moment: string) => moment.slice(0, 10)

function createOccurrence(event: EventSnapshot, day: string): Occurrence {
  const { id, start, end, allDay, repeat } = event
  const shift = daysBetween(start, day)
  return {
    key: repeat ? `${id}@${day}` : id,
    day,
    event,
    start: shiftMoment(start, shift),
    end: shiftMoment(end, shift),
    allDay,
  }
}

/** Returns the occurrences that touch a span of days, `to` exclusive, in order. */
export function listOccurrences(events: readonly EventSnapshot[], from: string, to: string): Occurrence[] {
  const all = events.flatMap((event) => {
    const { start, repeat, exceptions = [] } = event
    const days = repeat ? listStartDays(readDay(start), repeat, addDays(to, -1)) : [readDay(start)]
    return days.filter((day) => !exceptions.includes(day)).map((day) => createOccurrence(event, day))
  })
  return all
    .filter(({ start, end }) => start < to && (end > from || start >= from))
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

/** Returns the timed occurrences that overlap a span, without those of the same event. */
export function findConflicts(
  events: readonly EventSnapshot[],
  { start, end, allDay }: Span,
  ownId?: string,
): Occurrence[] {
  if (allDay || !(start < end)) return []
  return listOccurrences(events, readDay(start), addDays(readDay(end), 1)).filter(
    (other) => !other.allDay && other.event.id !== ownId && other.start < end && other.end > start,
  )
}
