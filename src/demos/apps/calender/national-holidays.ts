import { addDays } from '../../parts/days.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** Holidays of the same day each year, by law (10.607/2002, 6.802/1980 and 14.759/2023). */
const fixed: [day: string, title: string][] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia da Consciência Negra'],
  ['12-25', 'Natal'],
]

/** Returns Easter Sunday by the anonymous Gregorian algorithm. */
export function findEaster(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const idStart = 'feriado-nacional-'

/** National holidays cannot be changed. */
export const isNationalHoliday = (id: string) => id.startsWith(idStart)

/** Returns Brazil's national holidays of a year as events. Optional days off, such as Carnival, are none. */
export function listNationalHolidays(year: number): CalendarEvent[] {
  const days: [string, string][] = [
    ...fixed.map(([day, title]): [string, string] => [`${year}-${day}`, title]),
    [addDays(findEaster(year), -2), 'Sexta-feira Santa'],
  ]
  return days.map(([start, title]) => ({
    id: idStart + start,
    title,
    start,
    end: addDays(start, 1),
    allDay: true,
    extendedProps: { calendar: 'holiday' },
    description: 'Feriado nacional',
  }))
}
