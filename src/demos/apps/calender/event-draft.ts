import type { FieldErrors } from '@/ui/forms/check.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import type { CalendarEvent, EventCategory, EventSnapshot, Span } from './calendar-event.ts'
import { createSpan, findLastDay } from './span.ts'

/** The values of the form. The last day of whole days is inclusive here. */
export type EventDraft = { title: string; calendar: EventCategory } & Span

const hourMs = 60 * 60 * 1000

/** Returns one hour from the next full hour, today. */
export function nextHour(now = new Date()): Span {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1)
  return createSpan({ start, end: new Date(start.getTime() + hourMs), allDay: false })
}

export const newDraft = (span: Span): EventDraft => ({
  title: '',
  calendar: 'business',
  ...span,
  end: span.allDay ? findLastDay(span) : span.end,
})

export const eventToDraft = ({ title, extendedProps, start, end, allDay }: EventSnapshot): EventDraft => ({
  ...newDraft({ start, end, allDay }),
  title,
  calendar: extendedProps.calendar,
})

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

/** Returns the day and the time of a start or an end. Whole days have no time. */
export function splitMoment(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T')
  return { day, time }
}

/** Joins a typed day, which may be incomplete, and a time. */
export const joinMoment = (day: string, time: string) => (time === '' ? day : `${day}T${time}`)

const wholeDay = /^\d{4}-\d{2}-\d{2}$/

const minuteOfDay = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const isComplete = (moment: string, allDay: boolean) =>
  (allDay ? wholeDay : minuteOfDay).test(moment) && !Number.isNaN(Date.parse(moment))

/** Returns the same days as whole days, or with working hours. */
export function setAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const [first, last] = [splitMoment(draft.start).day || toIsoDay(new Date()), splitMoment(draft.end).day]
  const until = last || first
  return allDay
    ? { ...draft, allDay, start: first, end: until }
    : { ...draft, allDay, start: `${first}T09:00`, end: `${until}T10:00` }
}

/** Returns the errors by field; empty for a valid draft. */
export function validateEvent({ title, start, end, allDay }: EventDraft): FieldErrors {
  const [hasStart, hasEnd] = [isComplete(start, allDay), isComplete(end, allDay)]
  const isFilled = hasStart && hasEnd
  return {
    ...(title.trim() ? {} : { title: 'Informe um título.' }),
    ...(hasStart ? {} : { start: 'Informe o início.' }),
    ...(hasEnd ? {} : { end: 'Informe o término.' }),
    ...(isFilled && allDay && end < start ? { end: 'O término não pode vir antes do início.' } : {}),
    ...(isFilled && !allDay && end <= start ? { end: 'O término precisa vir depois do início.' } : {}),
  }
}
