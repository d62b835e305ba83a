import type { UsageRecord } from './usage-record.ts'

type UsageRecords = readonly UsageRecord[]

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
export function countByDay(records: UsageRecords, days: number, now: number): DayUsage[] {
  const list = Array.from({ length: days }, (_, index) => emptyDay(midnight(now, index + 1 - days)))
  const found = new Map(list.map((entry) => [entry.day, entry]))
  for (const { at, outcome } of records) {
    const entry = found.get(midnight(at))
    if (!entry) continue
    entry.total += 1
    if (outcome === 'found') entry.found += 1
    else if (outcome === 'incomplete') entry.incomplete += 1
    else if (outcome === 'not-found') entry.notFound += 1
    else entry.failed += 1
  }
  return list
}

export function countByFamily(records: UsageRecords): { family: string; total: number }[] {
  const counts = countNames(records.map(({ consultaId }) => readFamily(consultaId)))
  return counts.map(([family, total]) => ({ family, total }))
}

export function mostUsed(records: UsageRecords, limit: number): { consultaId: string; total: number }[] {
  const counts = countNames(records.map(({ consultaId }) => consultaId)).slice(0, limit)
  return counts.map(([consultaId, total]) => ({ consultaId, total }))
}

/** Returns the family in a consulta's id: `cpf` in `cpf/7`. */
export const readFamily = (consultaId: string) => consultaId.replace(/\/\d+$/, '')

/** Returns the share of queries that found something, from 0 to 1; `undefined` without records. */
export function foundShare(records: UsageRecords): number | undefined {
  if (records.length === 0) return undefined
  return records.filter(({ outcome }) => outcome === 'found').length / records.length
}

/** Returns the median duration in ms; `undefined` without records. */
export function medianMs(records: UsageRecords): number | undefined {
  const sorted = records.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

export function filterLastDays(records: UsageRecords, days: number, now: number): UsageRecord[] {
  const start = midnight(now, 1 - days)
  return records.filter(({ at }) => at >= start)
}

function countNames(names: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
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
