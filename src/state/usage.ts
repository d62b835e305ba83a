import { proxy, ref } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { onStoredElsewhere, readStored, removeStored, writeStored } from './persist.ts'
import { readBy } from './reader.ts'

/** One consulta made: which, when (ms since the epoch), how it ended, how long it took. Never about whom. */
const usageRecord = z.object({
  consulta: z.string(),
  at: z.number(),
  outcome: z.enum(['found', 'not-found', 'failed']),
  ms: z.number(),
  /** Set on the records of the demonstration history. */
  isDemo: z.optional(z.boolean()),
})

export type UsageRecord = z.infer<typeof usageRecord>

type Usage = {
  /** Oldest first. */
  records: UsageRecord[]
  /** Whether a demonstration history is among them: screens must then say so. */
  isDemo: boolean
}

const limit = 2_000

const readUsage = () => readStored('usage', readBy(z.array(usageRecord)), [])

/** The consultas made in this browser, which feed the dashboard. */
export const usage = proxy<Usage>(usageOf(readUsage()))

onStoredElsewhere('usage', () => Object.assign(usage, usageOf(readUsage())))

/** Adds a record; beyond some 2,000 the oldest go. */
export const recordUsage = (record: UsageRecord): void => recordUsages([record])

/** Adds records of one after the other, and writes them once. */
export function recordUsages(records: readonly UsageRecord[]): void {
  replace([...usage.records, ...records])
}

/** Adds a labelled demonstration history, in place of an earlier one; what was really done stays. */
export async function loadDemoHistory(): Promise<void> {
  const { demoHistory } = await import('./demo-history.ts')
  replace([...demoHistory(Date.now()), ...ownRecords()].sort((one, other) => one.at - other.at))
}

/** Removes the demonstration history and leaves what was really done. */
export function removeDemoHistory(): void {
  replace(ownRecords())
}

/** Removes all records. */
export function clearUsage(): void {
  Object.assign(usage, usageOf([]))
  removeStored('usage')
}

const ownRecords = () => usage.records.filter((record) => !record.isDemo)

function replace(records: UsageRecord[]) {
  const kept = records.slice(-limit)
  Object.assign(usage, usageOf(kept))
  writeStored('usage', kept)
}

/** Records never change, so that the list is compared as a whole instead of each record being tracked. */
function usageOf(records: UsageRecord[]): Usage {
  return { records: ref(records), isDemo: records.some(({ isDemo }) => isDemo) }
}
