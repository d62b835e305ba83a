import type { UsageRecord } from './usage.ts'

/** One query, or several with the same consulta, time and outcome. */
export type UsageEntry = Pick<UsageRecord, 'consultaId' | 'at' | 'outcome'> & {
  /** 1 if absent. */
  count?: number
}

type UsageEntries = readonly UsageEntry[]

/** Counts of one calendar day in the user's time zone. `day` is its midnight in ms since the epoch. */
export type DayUsage = {
  day: number
  found: number
  incomplete: number
  notFound: number
  failed: number
  total: number
}

/** Counts the last `days` days up to `now`, oldest first, including days without a query. */
export function countByDay(records: UsageEntries, days: number, now: number): DayUsage[] {
  const list = Array.from({ length: days }, (_, index) => emptyDay(midnight(now, index + 1 - days)))
  const found = new Map(list.map((entry) => [entry.day, entry]))
  for (const { at, outcome, count = 1 } of records) {
    const entry = found.get(midnight(at))
    if (!entry) continue
    entry.total += count
    if (outcome === 'found') entry.found += count
    else if (outcome === 'incomplete') entry.incomplete += count
    else if (outcome === 'not-found') entry.notFound += count
    else entry.failed += count
  }
  return list
}

export function countByFamily(records: UsageEntries): { family: string; total: number }[] {
  const counts = countNames(records.map(({ consultaId, count }) => [readFamilyName(consultaId), count]))
  return counts.map(([family, total]) => ({ family, total }))
}

export function mostUsed(records: UsageEntries, limit: number): { consultaId: string; total: number }[] {
  const counts = countNames(records.map(({ consultaId, count }) => [consultaId, count])).slice(0, limit)
  return counts.map(([consultaId, total]) => ({ consultaId, total }))
}

/** Returns the family in a consulta's id: `cpf` in `cpf/7`. */
export const readFamilyName = (consultaId: string) => consultaId.replace(/\/\d+$/, '')

/** Returns the share of queries that found something, from 0 to 1; `undefined` without records. */
export function foundShare(records: UsageEntries): number | undefined {
  const total = countQueries(records)
  return total === 0 ? undefined : countQueries(records, 'found') / total
}

/** Returns the median duration in ms; `undefined` without records. */
export function medianMs(records: readonly UsageRecord[]): number | undefined {
  const sorted = records.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Returns the number of queries, of all outcomes or of one. */
export const countQueries = (records: UsageEntries, only?: UsageEntry['outcome']): number =>
  records.reduce(
    (sum, { outcome, count = 1 }) => (only === undefined || outcome === only ? sum + count : sum),
    0,
  )

export function filterLastDays<Entry extends UsageEntry>(
  records: readonly Entry[],
  days: number,
  now: number,
): readonly Entry[] {
  const start = midnight(now, 1 - days)
  return records.filter(({ at }) => at >= start)
}

function countNames(names: [name: string, count: number | undefined][]): [string, number][] {
  const counts = new Map<string, number>()
  for (const [name, count = 1] of names) counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].sort(([, one], [, other]) => other - one)
}

function midnight(time: number, offset = 0): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime()
}

const emptyDay = (day: number): DayUsage => ({
  day,
  found: 0,
  incomplete: 0,
  notFound: 0,
  failed: 0,
  total: 0,
})
