import { createDemoStore } from '../../store/demo-store.ts'
import {
  type Agenda,
  agendaSchema,
  type CalendarEvent,
  type EventCategory,
  type EventSnapshot,
} from './calendar-event.ts'
import { seedAgenda } from './seed.ts'

const { state, change } = createDemoStore('calendar', agendaSchema, seedAgenda)

/** Read it through `useSnapshot`. */
export const agenda: Agenda = state

export function addEvent(event: Omit<CalendarEvent, 'id'>): void {
  const id = crypto.randomUUID()
  change(({ events }) => events.push({ ...structuredClone(event), id }))
}

export function updateEvent(id: string, changes: Partial<Omit<CalendarEvent, 'id'>>): void {
  change(({ events }) => {
    const event = events.find((event) => event.id === id)
    if (event) Object.assign(event, structuredClone(changes))
  })
}

export function removeEvent(id: string): void {
  change((state) => {
    state.events = state.events.filter((event) => event.id !== id)
  })
}

export const filterVisibleEvents = (events: readonly EventSnapshot[], hidden: readonly EventCategory[]) =>
  events.filter(({ extendedProps }) => !hidden.includes(extendedProps.calendar))
