import { useMemo } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { addDays } from '../../parts/days.ts'
import { categories, type EventSnapshot } from './calendar-event.ts'
import { listNationalHolidays } from './national-holidays.ts'
import { listOccurrences, type Occurrence } from './occurrences.ts'

/** Days, `to` exclusive. */
export type Range = { from: string; to: string }

/** Returns the occurrences of a range, with the national holidays if they are shown. */
export function useOccurrences(
  events: readonly EventSnapshot[],
  { from, to }: Range,
  hasNationalHolidays: boolean,
): Occurrence[] {
  return useMemo(() => {
    const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    const holidays = hasNationalHolidays ? [...new Set(years)].flatMap(listNationalHolidays) : []
    return listOccurrences([...events, ...holidays], from, to)
  }, [events, from, to, hasNationalHolidays])
}

const searchedDays = 365

/**
 * Finds events by title, place, description, guest or category, a year around today. Each has one occurrence: the next,
 * or the last if all are over.
 */
export function searchOccurrences(
  events: readonly EventSnapshot[],
  search: string,
  today: string,
): Occurrence[] {
  const isFound = searchTest(search)
  return events
    .filter(({ title, place = '', description = '', guests = [], extendedProps }) => {
      const names = guests.map(({ id }) => findCastMember(id as CastId).name)
      const category = categories[extendedProps.calendar].label
      return isFound(searchKey([title, place, description, category, ...names].join(' ')))
    })
    .flatMap((event) => {
      const all = listOccurrences([event], addDays(today, -searchedDays), addDays(today, searchedDays))
      return (all.find(({ end }) => end > today) ?? all.at(-1)) || []
    })
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

/** Returns every day that has events. */
export function listBusyDays(occurrences: readonly Occurrence[]): Set<string> {
  const days = new Set<string>()
  for (const { start, end, allDay } of occurrences) {
    const last = allDay ? addDays(end, -1) : end.slice(0, 10)
    for (let day = start.slice(0, 10); day <= last; day = addDays(day, 1)) days.add(day)
  }
  return days
}
