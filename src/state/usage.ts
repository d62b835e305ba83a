import { proxy, ref } from 'valtio/vanilla'
import { onStoredElsewhere, readStored, removeStored, writeStored } from './persist.ts'
import { boolean, listOf, number, oneOf, partial, type Reader, text } from './reader.ts'

/** One consulta made: which, when (ms since the epoch), how it ended, how long it took. Never about whom. */
export type UsageRecord = {
  /** Family and number of the variant, as in `cpf/7`. */
  consultaId: string
  at: number
  outcome: 'found' | 'not-found' | 'failed'
  ms: number
  /** Set on the records of the demonstration history. */
  isDemo?: boolean
}

const recordFields = partial({
  consultaId: text,
  /** What versions before 0.5 called it. */
  consulta: text,
  at: number,
  outcome: oneOf('found', 'not-found', 'failed'),
  ms: number,
  isDemo: boolean,
})

const readRecord: Reader<UsageRecord> = (value) => {
  const { consulta, consultaId = consulta, at, outcome, ms, isDemo } = recordFields(value) ?? {}
  if (consultaId === undefined || at === undefined || outcome === undefined || ms === undefined)
    return undefined
  return { consultaId, at, outcome, ms, ...(isDemo && { isDemo }) }
}

type Usage = {
  /** Oldest first. */
  records: UsageRecord[]
  /** Whether a demonstration history is among them: screens must then say so. */
  isDemo: boolean
}

const limit = 2_000

const readUsage = () => readStored('usage', listOf(readRecord), [])

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
