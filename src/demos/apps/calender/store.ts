import { snapshot } from 'valtio/vanilla'
import { addDays, dayFromToday } from '../../parts/days.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import {
  type Agenda,
  agendaSchema,
  type CalendarEvent,
  type EventCategory,
  type EventSnapshot,
} from './calendar-event.ts'
import data from './seed.yaml'
import type { SeriesChange } from './series.ts'

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
const seedAgenda = (): Agenda => ({ events: (data as SampleEvent[]).map(createEvent) })

const { state, change } = createDemoStore('calendar', agendaSchema, seedAgenda)

/** Read it through `useSnapshot`. */
export const agenda: Agenda = state

export function addEvent(event: Omit<CalendarEvent, 'id'>): () => void {
  const id = crypto.randomUUID()
  return changeWithUndo(({ events }) => events.push({ ...structuredClone(event), id }))
}

export const updateEvent = (id: string, changes: Partial<Omit<CalendarEvent, 'id'>>): (() => void) =>
  changeWithUndo(({ events }) => {
    const event = events.find((event) => event.id === id)
    if (event) Object.assign(event, structuredClone(changes))
  })

export const removeEvent = (id: string): (() => void) =>
  changeWithUndo((state) => {
    state.events = state.events.filter((event) => event.id !== id)
  })

/** Stores a change of a series: the series is replaced or removed, and an event may be added. */
export function applySeriesChange(id: string, { series, added }: SeriesChange): () => void {
  const addedId = crypto.randomUUID()
  return changeWithUndo((state) => {
    state.events = state.events.flatMap((event) => {
      if (event.id !== id) return [event]
      return [
        ...(series ? [{ ...structuredClone(series), id }] : []),
        ...(added ? [{ ...structuredClone(added), id: addedId }] : []),
      ]
    })
  })
}

/** Changes the events. Returns a function that restores those that changed, and no others. */
function changeWithUndo(act: (state: Agenda) => void): () => void {
  const before = snapshot(state).events
  change(act)
  const after = snapshot(state).events
  const former = before.filter((event) => !after.includes(event))
  const addedIds = after.map(({ id }) => id).filter((id) => !before.some((event) => event.id === id))
  return () =>
    change((state) => {
      const restored = structuredClone(former) as CalendarEvent[]
      const isFormer = (id: string) => former.some((event) => event.id === id)
      const kept = state.events.filter(({ id }) => !addedIds.includes(id) && !isFormer(id))
      state.events = [...kept, ...restored]
    })
}

export const setHidden = (hidden: EventCategory[]) =>
  change((state) => {
    state.hidden = [...hidden]
  })

export const setNationalHolidays = (isShown: boolean) =>
  change((state) => {
    state.hasNationalHolidays = isShown
  })

export const filterVisibleEvents = (events: readonly EventSnapshot[], hidden: readonly EventCategory[]) =>
  events.filter(({ extendedProps }) => !hidden.includes(extendedProps.calendar))
