import { createDateFormat } from '@/lib/format/intl.ts'
import { daysBetween, toIsoDay } from '../../parts/days.ts'
import type { MessageSnapshot } from './chat.ts'

/** Messages of a sender within this time are one group. */
const groupMs = 5 * 60_000

export type FeedRow = {
  message: MessageSnapshot
  /** The day that begins with this message. */
  day?: string
  /** The unread messages begin here. */
  isFirstNew: boolean
  isGroupStart: boolean
  isGroupEnd: boolean
}

const readDay = ({ time }: MessageSnapshot) => toIsoDay(new Date(time))

/** Arranges messages in days and in groups of one sender. `newFrom` is the time of the first unread message. */
export function arrangeFeed(messages: readonly MessageSnapshot[], newFrom: string | null): FeedRow[] {
  const continues = (one: MessageSnapshot | undefined, next: MessageSnapshot | undefined) =>
    one !== undefined &&
    next !== undefined &&
    one.sender === next.sender &&
    readDay(one) === readDay(next) &&
    Date.parse(next.time) - Date.parse(one.time) < groupMs &&
    next.time !== newFrom
  return messages.map((message, index) => {
    const last = messages[index - 1]
    const day = readDay(message)
    return {
      message,
      ...(last && readDay(last) === day ? {} : { day }),
      isFirstNew: message.time === newFrom,
      isGroupStart: !continues(last, message),
      isGroupEnd: !continues(message, messages[index + 1]),
    }
  })
}

const weekday = createDateFormat({ weekday: 'long', timeZone: 'UTC' })
const long = createDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const longWithYear = createDateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** "Hoje", "Ontem", "segunda-feira" in the last six days, else the date. */
export function formatFeedDay(day: string, today: string): string {
  const age = daysBetween(day, today)
  if (age === 0) return 'Hoje'
  if (age === 1) return 'Ontem'
  const date = new Date(`${day}T00:00:00Z`)
  if (age > 1 && age < 7) return weekday.format(date)
  return (day.slice(0, 4) === today.slice(0, 4) ? long : longWithYear).format(date)
}

const clock = createDateFormat({ hour: '2-digit', minute: '2-digit' })

/** "14:05", in the user's time zone. */
export const formatClock = (time: string) => clock.format(new Date(time))
