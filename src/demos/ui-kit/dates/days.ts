import { addDays, readWeekday } from '../../parts/days.ts'

/** First and last day, ISO. */
type DayRange = readonly [start: string, end: string]

type Preset = { name: string; build: (today: string) => DayRange }

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** Returns the first day of another month, counted from the day's month. */
function shiftMonth(day: string, months: number): string {
  const date = new Date(`${firstOfMonth(day)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Ready periods, counted from today. Periods of days include today. */
export const presets: readonly Preset[] = [
  { name: 'Hoje', build: (today) => [today, today] },
  { name: 'Ontem', build: (today) => [addDays(today, -1), addDays(today, -1)] },
  { name: 'Últimos 7 dias', build: (today) => [addDays(today, -6), today] },
  { name: 'Últimos 30 dias', build: (today) => [addDays(today, -29), today] },
  { name: 'Este mês', build: (today) => [firstOfMonth(today), addDays(shiftMonth(today, 1), -1)] },
  { name: 'Mês passado', build: (today) => [shiftMonth(today, -1), addDays(firstOfMonth(today), -1)] },
  { name: 'Este ano', build: (today) => [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`] },
]

/** Returns the name of the preset with exactly these days. */
export const findPreset = (range: readonly string[], today: string): string | undefined =>
  presets.find(({ build }) => build(today).every((day, index) => day === range[index]))?.name

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30', '16:00']

/** The free times of an invented agenda: the same for a day on each call, different for other days. */
export const listFreeTimes = (day: string): string[] => {
  const seed = Number(day.replaceAll('-', ''))
  return times.filter((_, index) => (seed * 7 + index * 5) % 3 !== 0)
}

export const isWeekend = (day: string): boolean => [0, 6].includes(readWeekday(day))
