import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

/** The calendars that an event may belong to, with their palettes. */
export const categories = {
  business: { label: 'Negócios', palette: 'info' },
  personal: { label: 'Pessoal', palette: 'success' },
  holiday: { label: 'Feriado', palette: 'danger' },
  family: { label: 'Família', palette: 'warning' },
  meeting: { label: 'Reunião', palette: 'secondary' },
  etc: { label: 'Outros', palette: 'neutral' },
} as const

export type EventCategory = keyof typeof categories

export const categoryNames = Object.keys(categories) as [EventCategory, ...EventCategory[]]

export const agendaSchema = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** `YYYY-MM-DD` where it takes whole days, `YYYY-MM-DDTHH:mm` in the user's time zone where it does not. */
      start: z.string(),
      /** In the same format, exclusive: for whole days, the day after the last. */
      end: z.string(),
      allDay: z.boolean(),
      extendedProps: z.object({ calendar: z.enum(categoryNames) }),
    }),
  ),
})

export type Agenda = z.infer<typeof agendaSchema>

export type CalendarEvent = Agenda['events'][number]

/** An event as a component sees it. */
export type EventSnapshot = Snapshot<CalendarEvent>

/** When an event is. */
export type Span = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>
