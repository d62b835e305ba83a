import { addDays, dayFromToday } from '../../parts/days.ts'
import type { Agenda, CalendarEvent, EventCategory } from './calendar-event.ts'
import data from './seed.yaml'

/** Days are relative to today. An event without a time is for whole days. */
type SampleEvent = Pick<CalendarEvent, 'id' | 'title'> &
  Partial<CalendarEvent> & { calendar: EventCategory; day: number; last?: number; time?: [string, string] }

function createEvent({ calendar, day, last = day, time, ...event }: SampleEvent): CalendarEvent {
  const [first, end] = [dayFromToday(day), dayFromToday(last)]
  return {
    ...event,
    start: time ? `${first}T${time[0]}` : first,
    end: time ? `${first}T${time[1]}` : addDays(end, 1),
    allDay: !time,
    extendedProps: { calendar },
  }
}

/** Events of some weeks around today. */
export const seedAgenda = (): Agenda => ({ events: (data as SampleEvent[]).map(createEvent) })
