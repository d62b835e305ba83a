import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { addDays, readWeekday, toIsoDay } from '../../parts/days.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Lookup, lookupSchema, type Tally, toTally } from './lookup.ts'

/** The lookups of this browser. The seeded ones follow from the date, and are not stored. */
const schema = z.object({ added: z.array(lookupSchema) })

const { state, change } = createDemoStore('lookups', schema, () => ({ added: [] as Lookup[] }))

/** Read it through `useSnapshot`. */
export const lookups = state

export function addLookup(lookup: Omit<Lookup, 'id'>): void {
  const id = crypto.randomUUID()
  change(({ added }) => added.push({ ...lookup, id }))
}

export const clearLookups = () =>
  change((state) => {
    state.added = []
  })

/** Returns the lookups until now by hour, and the number of those that the user recorded. */
export function useTallies(now: Date): { tallies: readonly Tally[]; added: number } {
  const { added } = useSnapshot(lookups)
  const seeded = useMemo(() => seedTallies(now), [now])
  const tallies = useMemo(() => [...seeded, ...added.map(toTally)], [seeded, added])
  return { tallies, added: added.length }
}

/** Two years: twelve months and the twelve before. */
const seededDays = 760

/** Twelve weeks until yesterday, the newest last. Earlier weeks shrink from the first one. */
const weeks = {
  found: [579, 644, 622, 671, 708, 683, 749, 778, 775, 822, 852, 902],
  empty: [61, 58, 66, 60, 57, 59, 52, 55, 51, 48, 50, 46],
  failed: [17, 15, 16, 14, 15, 13, 14, 12, 13, 11, 13, 12],
  people: [18, 19, 19, 21, 22, 22, 24, 23, 25, 26, 26, 28],
  batches: [9, 12, 11, 10, 14, 13, 15, 12, 16, 18, 15, 14],
  ms: [840, 810, 795, 820, 760, 742, 718, 731, 690, 672, 655, 640],
} as const

/** From Sunday to Saturday. */
const weekdayShares = {
  found: [36, 152, 168, 174, 161, 149, 62],
  empty: [2, 9, 8, 11, 7, 6, 3],
  failed: [1, 3, 1, 2, 4, 1, 0],
  batches: [0, 3, 3, 3, 2, 2, 1],
}

/** From 8 to 17 o'clock. */
const hourShares = [4, 9, 12, 11, 6, 8, 12, 13, 9, 5]
const firstHour = 8

const channelShares = [65, 25, 10]
const moduleShares = [312, 228, 190, 121, 97]

/** Divides a count by shares into integers with the same sum. */
export function spread(count: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let [reached, given] = [0, 0]
  return shares.map((share) => {
    reached += share
    const next = Math.round((count * reached) / total)
    const part = next - given
    given = next
    return part
  })
}

/** Irrational numbers, whose multiples fill the range from 0 to 1 evenly. */
const steps = { channels: (Math.sqrt(5) - 1) / 2, modules: Math.SQRT2 - 1 }

/** Counts the shares into which a row of lookups falls, so that each lookup counts once. */
function countShares(from: number, to: number, shares: readonly number[], step: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const counts = shares.map(() => 0)
  for (let index = from; index < to; index++) {
    let rest = ((index * step) % 1) * total
    const chosen = shares.findIndex((share) => {
      rest -= share
      return rest < 0
    })
    counts[chosen] = (counts[chosen] ?? 0) + 1
  }
  return counts
}

/** Per week. */
const growth = 1.006

/** Reads the number of a week before yesterday; the newest week has the age 0. */
function readWeek(key: keyof typeof weeks, age: number): number {
  const numbers = weeks[key]
  const known = numbers.at(-1 - age)
  if (known !== undefined) return known
  const factor = growth ** (age + 1 - numbers.length)
  const wobble = 1 + (((age * 7) % 11) - 5) / 60
  return Math.round((numbers[0] * wobble) / (key === 'ms' ? 1 / factor : factor))
}

/** The hours of a date. Each person works on two of three days, always from the same hour. */
function seedDay(day: string, age: number): Tally[] {
  const weekday = readWeekday(day)
  const week = Math.max(0, Math.floor((age - 1) / 7))
  const count = (key: keyof typeof weekdayShares) =>
    spread(readWeek(key, week), weekdayShares[key])[weekday] ?? 0
  const byOutcome = [count('found'), count('empty'), count('failed')]
  const outcomeHours = byOutcome.map((part) => spread(part, hourShares))
  const batches = spread(count('batches'), hourShares)
  const people = Array.from({ length: readWeek('people', week) }, (_, person) => person).filter(
    (person) => (person + weekday) % 3 !== 0,
  )
  // Each day goes on where no other day begins.
  let counted = age * 1009
  return hourShares.map((_, index): Tally => {
    const outcomes = outcomeHours.map((hours) => hours[index] ?? 0)
    const from = counted
    counted += outcomes.reduce((sum, part) => sum + part, 0)
    return {
      day,
      hour: firstHour + index,
      outcomes,
      channels: countShares(from, counted, channelShares, steps.channels),
      modules: countShares(from, counted, moduleShares, steps.modules),
      people: people.filter((person) => person % hourShares.length === index),
      batches: batches[index] ?? 0,
      ms: Math.round(readWeek('ms', week) * (1 + (((index * 3 + weekday) % 7) - 3) / 40)),
    }
  })
}

/** Returns the lookups of two years until now, the oldest first. The weeks follow from today. */
export function seedTallies(now: Date): Tally[] {
  const today = toIsoDay(now)
  return Array.from({ length: seededDays }, (_, index) => seededDays - 1 - index)
    .flatMap((age) => seedDay(addDays(today, -age), age))
    .filter(({ day, hour }) => day < today || hour <= now.getHours())
}
