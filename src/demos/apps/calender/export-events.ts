import { download } from '@/lib/download.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type CastId, cast, findCastMember } from '../../parts/cast.ts'
import { answers, categories, type EventSnapshot } from './calendar-event.ts'
import { formatRule } from './repeat.ts'

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** A line has at most 75 bytes; the rest continues on lines that start with a space. */
const maxBytes = 75

const encoder = new TextEncoder()

function fold(line: string): string {
  const lines = ['']
  for (const character of line) {
    const current = lines.at(-1) ?? ''
    if (encoder.encode(current + character).length > maxBytes) lines.push(` ${character}`)
    else lines[lines.length - 1] = current + character
  }
  return lines.join('\r\n')
}

const compact = (moment: string) => moment.replace(/[-:]/g, '')

/** A day, or a time without a time zone, which every calendar shows at the same hour. */
const formatMoment = (name: string, moment: string) =>
  moment.length === 10 ? `${name};VALUE=DATE:${compact(moment)}` : `${name}:${compact(moment)}00`

const formatStamp = (now: Date) => `${compact(now.toISOString().slice(0, 19))}Z`

/** Quotes are not allowed in a parameter. */
const quote = (text: string) => `"${text.replaceAll('"', "'")}"`

function formatGuests({ guests = [] }: EventSnapshot): string[] {
  return guests
    .filter(({ id }) => cast.some((person) => person.id === id))
    .map(({ id, answer }) => {
      const { name, email } = findCastMember(id as CastId)
      return `ATTENDEE;CN=${quote(name)};PARTSTAT=${answers[answer].partstat}:mailto:${email}`
    })
}

function formatEvent(event: EventSnapshot, stamp: string): string[] {
  const {
    id,
    title,
    start,
    end,
    allDay,
    extendedProps,
    place,
    link,
    description,
    repeat,
    exceptions = [],
  } = event
  return [
    'BEGIN:VEVENT',
    `UID:${id}@calendario.exemplo.com.br`,
    `DTSTAMP:${stamp}`,
    formatMoment('DTSTART', start),
    formatMoment('DTEND', end),
    `SUMMARY:${escapeText(title)}`,
    `CATEGORIES:${escapeText(categories[extendedProps.calendar].label)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(repeat ? [`RRULE:${formatRule(start.slice(0, 10), repeat, allDay)}`] : []),
    ...exceptions.map((day) => formatMoment('EXDATE', day + start.slice(10))),
    ...formatGuests(event),
    'END:VEVENT',
  ]
}

/** Writes events as a file that other calendars import (RFC 5545). */
export function formatIcs(events: readonly EventSnapshot[], now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Averigua//Calendario//PT-BR',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => formatEvent(event, formatStamp(now))),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

export function exportEvents(events: readonly EventSnapshot[], name: string): void {
  download(name, 'text/calendar;charset=utf-8', formatIcs(events))
  announce(`Arquivo ${name} criado`)
}
