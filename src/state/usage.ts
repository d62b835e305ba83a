import { proxy, ref } from 'valtio/vanilla'
import { onStoredElsewhere, readStored, removeStored, writeStored } from './persist.ts'
import { listOf } from './reader.ts'
import { readRecord, type UsageRecord } from './usage-record.ts'

type Usage = {
  /** Oldest first. */
  records: UsageRecord[]
  /** Whether a demonstration history is among them, which must then be indicated on screen. */
  isDemo: boolean
}

const limit = 2_000

const readUsage = () => readStored('usage', listOf(readRecord), [])

/** The consultas made in this browser, which feed the dashboard. */
export const usage = proxy<Usage>(usageOf(readUsage()))

onStoredElsewhere('usage', () => Object.assign(usage, usageOf(readUsage())))

/** Adds a record; only the latest 2,000 are kept. */
export const recordUsage = (record: UsageRecord): void => recordUsages([record])

/** Adds records in the order in which they were made, and stores them once. */
export function recordUsages(records: readonly UsageRecord[]): void {
  replace([...usage.records, ...records])
}

/** Adds a labelled demonstration history, in place of an earlier one; real records stay. */
export async function loadDemoHistory(): Promise<void> {
  const { demoHistory } = await import('./demo-history.ts')
  replace([...demoHistory(Date.now()), ...realRecords()].sort((one, other) => one.at - other.at))
}

/** Removes the demonstration history and keeps the real records. */
export function removeDemoHistory(): void {
  replace(realRecords())
}

/** Removes all records. */
export function clearUsage(): void {
  Object.assign(usage, usageOf([]))
  removeStored('usage')
}

const realRecords = () => usage.records.filter((record) => !record.isDemo)

function replace(records: UsageRecord[]) {
  const kept = records.slice(-limit)
  Object.assign(usage, usageOf(kept))
  writeStored('usage', kept)
}

/** Records never change, so that the list is compared as a whole instead of each record being tracked. */
function usageOf(records: UsageRecord[]): Usage {
  return { records: ref(records), isDemo: records.some(({ isDemo }) => isDemo) }
}
