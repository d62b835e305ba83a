import * as z from 'zod/mini'

export const outcomes = ['Com resultado', 'Sem resultado', 'Falharam'] as const
export const channels = ['Formulário', 'Lote', 'Repetição'] as const
export const modules = ['CPF', 'CNPJ', 'CEP', 'Placa', 'Telefone'] as const

/** A lookup that the user recorded on this page. */
export const lookupSchema = z.object({
  id: z.string(),
  /** The date, "2026-11-27", and the hour, of the user's time zone. */
  day: z.string(),
  hour: z.number(),
  outcome: z.enum(outcomes),
  channel: z.enum(channels),
  module: z.enum(modules),
  /** The response time. */
  ms: z.number(),
})

export type Lookup = z.infer<typeof lookupSchema>

/** The lookups of an hour. Counts are in the order of `outcomes`, `channels` and `modules`. */
export type Tally = {
  day: string
  hour: number
  outcomes: readonly number[]
  channels: readonly number[]
  modules: readonly number[]
  /** The people who looked something up. */
  people: readonly number[]
  /** Files with many lookups. */
  batches: number
  /** The median response time. */
  ms: number
}

/** The logged-in user among `people`. */
const ownPerson = -1

const countOne = <T>(all: readonly T[], chosen: T) => all.map((entry) => (entry === chosen ? 1 : 0))

export const toTally = ({ day, hour, outcome, channel, module, ms }: Lookup): Tally => ({
  day,
  hour,
  outcomes: countOne(outcomes, outcome),
  channels: countOne(channels, channel),
  modules: countOne(modules, module),
  people: [ownPerson],
  batches: channel === 'Lote' ? 1 : 0,
  ms,
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Adds the counts of tallies, entry by entry. */
export const addCounts = (tallies: readonly Tally[], key: 'outcomes' | 'channels' | 'modules'): number[] =>
  tallies.reduce<number[]>(
    (totals, tally) => tally[key].map((count, index) => count + (totals[index] ?? 0)),
    [],
  )

export const countLookups = (tallies: readonly Tally[]) => sum(addCounts(tallies, 'outcomes'))

export const countEmpty = (tallies: readonly Tally[]) => addCounts(tallies, 'outcomes')[1] ?? 0

export const countPeople = (tallies: readonly Tally[]) =>
  new Set(tallies.flatMap(({ people }) => people)).size

export const countBatches = (tallies: readonly Tally[]) => sum(tallies.map(({ batches }) => batches))

/** The middle of the hourly medians, in ms; `undefined` without lookups. */
export function computeMedian(tallies: readonly Tally[]): number | undefined {
  if (tallies.length === 0) return undefined
  const sorted = tallies.map(({ ms }) => ms).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [before = 0, after = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 0 ? (before + after) / 2 : after
}
