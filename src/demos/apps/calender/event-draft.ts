import type { FieldErrors } from '@/ui/forms/check.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import type { CalendarEvent, EventCategory, EventSnapshot, Span } from './calendar-event.ts'
import { createSpan, findLastDay } from './span.ts'

/** What the user fills in. An event of whole days ends with its last day, included. */
export type EventDraft = { title: string; calendar: EventCategory } & Span

const hourMs = 60 * 60 * 1000

/** An hour from the next full one on, today. */
export function nextHour(now = new Date()): Span {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1)
  return createSpan({ start, end: new Date(start.getTime() + hourMs), allDay: false })
}

/** The draft of a new event. */
export const newDraft = (span: Span): EventDraft => ({
  title: '',
  calendar: 'business',
  ...span,
  end: span.allDay ? findLastDay(span) : span.end,
})

/** The draft of an existing event. */
export const eventToDraft = ({ title, extendedProps, start, end, allDay }: EventSnapshot): EventDraft => ({
  ...newDraft({ start, end, allDay }),
  title,
  calendar: extendedProps.calendar,
})

/** The event that a form describes. */
export const draftToEvent = ({
  title,
  calendar,
  start,
  end,
  allDay,
}: EventDraft): Omit<CalendarEvent, 'id'> => ({
  title: title.trim(),
  start,
  end: allDay ? addDays(end, 1) : end,
  allDay,
  extendedProps: { calendar },
})

/** The same days, as whole ones or with hours of work in them. */
export function setAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const [first, last] = [draft.start.slice(0, 10) || toIsoDay(new Date()), draft.end.slice(0, 10)]
  const until = last || first
  return allDay
    ? { ...draft, allDay, start: first, end: until }
    : { ...draft, allDay, start: `${first}T09:00`, end: `${until}T10:00` }
}

/** What is wrong with a draft, by field; empty where it can be kept. */
export function validateEvent({ title, start, end, allDay }: EventDraft): FieldErrors {
  const isFilled = start !== '' && end !== ''
  return {
    ...(title.trim() ? {} : { title: 'Informe um título.' }),
    ...(start ? {} : { start: 'Informe o início.' }),
    ...(end ? {} : { end: 'Informe o término.' }),
    ...(isFilled && allDay && end < start ? { end: 'O término não pode vir antes do início.' } : {}),
    ...(isFilled && !allDay && end <= start ? { end: 'O término precisa vir depois do início.' } : {}),
  }
}
