import type { FieldErrors } from '@/ui/forms/check.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { emptyToMissing, fillBlank } from '../../parts/stored-fields.ts'
import type { CalendarEvent, EventCategory, EventSnapshot, Guest, Span } from './calendar-event.ts'
import type { Repeat } from './repeat.ts'
import { alignSpan } from './series.ts'
import { createSpan, findLastDay } from './span.ts'

/** Returns the typed address with its scheme; `undefined` if it is empty or not an address of the web. */
export function readWebLink(text: string): string | undefined {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || /\s/.test(typed) || !URL.canParse(address)) return undefined
  const { protocol, hostname, href } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined
}

/** The values of an empty form. The last day of whole days is inclusive here. */
const blank = {
  title: '',
  calendar: 'business' as EventCategory,
  start: '',
  end: '',
  allDay: false,
  place: '',
  link: '',
  description: '',
  guests: [] as Guest[],
  repeat: undefined as Repeat | undefined,
} satisfies Record<keyof Omit<CalendarEvent, 'id' | 'extendedProps' | 'exceptions'> | 'calendar', unknown>

export type EventDraft = typeof blank

const hourMs = 60 * 60 * 1000

/** Returns one hour from the next full hour, today. */
export function nextHour(now = new Date()): Span {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1)
  return createSpan({ start, end: new Date(start.getTime() + hourMs), allDay: false })
}

export const newDraft = (span: Span, stored?: Partial<EventSnapshot>): EventDraft => ({
  ...fillBlank(blank, { ...stored, calendar: stored?.extendedProps?.calendar }),
  start: span.start,
  end: span.allDay ? findLastDay(span) : span.end,
  allDay: span.allDay,
})

/** The span of the event, or of one of its occurrences. */
export const eventToDraft = (event: EventSnapshot, span: Span = event) => newDraft(span, event)

/**
 * Returns the fields of the event. Every optional one is there, so that an emptied one is removed from an edited event.
 */
export function readFields(draft: EventDraft): Omit<CalendarEvent, 'id'> {
  const { title, calendar, start, end, allDay, link, guests, repeat, ...texts } = draft
  return {
    ...emptyToMissing(texts),
    title: title.trim(),
    start,
    end: allDay ? addDays(end, 1) : end,
    allDay,
    extendedProps: { calendar },
    link: readWebLink(link),
    guests: guests.length > 0 ? guests : undefined,
    repeat,
  }
}

/** A repeated event starts on the first day that its rule names. */
export function draftToEvent(draft: EventDraft): Omit<CalendarEvent, 'id'> {
  const fields = readFields(draft)
  return { ...fields, ...alignSpan(fields, fields.repeat) }
}

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
export function validateEvent({ title, start, end, allDay, repeat, link }: EventDraft): FieldErrors {
  const [hasStart, hasEnd] = [isComplete(start, allDay), isComplete(end, allDay)]
  const isFilled = hasStart && hasEnd
  return {
    ...(title.trim() ? {} : { title: 'Informe um título.' }),
    ...(link.trim() && !readWebLink(link) ? { link: 'Use um endereço como https://exemplo.com.br' } : {}),
    ...(hasStart ? {} : { start: 'Informe o início.' }),
    ...(hasEnd ? {} : { end: 'Informe o término.' }),
    ...(isFilled && allDay && end < start ? { end: 'O término não pode vir antes do início.' } : {}),
    ...(repeat?.until !== undefined && !isComplete(repeat.until, true) ? { until: 'Informe uma data.' } : {}),
    ...(repeat?.until && isComplete(repeat.until, true) && hasStart && repeat.until < start.slice(0, 10)
      ? { until: 'A repetição não pode acabar antes do início.' }
      : {}),
    ...(isFilled && !allDay && end <= start ? { end: 'O término precisa vir depois do início.' } : {}),
  }
}
