import { proxy, ref, subscribe } from 'valtio/vanilla'
import { auth } from './auth.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { userKey } from './profile.ts'
import { array, type Reader } from './reader.ts'
import { readRecord, type UsageRecord } from './usage-record.ts'

type Usage = {
  /** Oldest first. */
  records: UsageRecord[]
  /** Whether a demonstration history is among them, which must then be indicated on screen. */
  isDemo: boolean
}

/** How many records are kept of the user, and of all others together. */
const limit = 2_000
const limitOfOthers = 8_000

const anyValue: Reader<unknown> = (value) => value

/** The user whose records are read and written: the one who is, or was last, logged in. */
const currentUser = () => userKey(auth.profile)

const isOwn = ({ user = findLegacyUser() }: UsageRecord) => user === currentUser()

/** The user of the records of versions before 0.10, which do not say whose they are: known where there is one account. */
const findLegacyUser = () =>
  import.meta.env.VITE_AUTH_PROVIDER !== 'oidc' && readStored('users', array(anyValue), []).length < 2
    ? currentUser()
    : undefined

const readAllRecords = () => readStored('usage', array(readRecord), [])

/** The consultas that the user has made in this browser, which feed the dashboard. */
export const usage = proxy<Usage>(readOwnUsage())

const reloadUsage = () => Object.assign(usage, readOwnUsage())

onStoredByOtherTab('usage', reloadUsage)

let loadedUser = currentUser()
const isSynchronous = true
subscribe(
  auth,
  () => {
    if (currentUser() === loadedUser) return
    loadedUser = currentUser()
    reloadUsage()
  },
  isSynchronous,
)

/** Adds a record; only the user's latest 2,000 are kept. */
export const recordUsage = (record: UsageRecord): void => recordUsages([record])

/** Adds records in the order in which they were made, and stores them once. */
export function recordUsages(records: readonly UsageRecord[]): void {
  replaceRecords([...usage.records, ...records])
}

/** Adds a labelled demonstration history, in place of an earlier one; real records stay. */
export async function loadDemoHistory(): Promise<void> {
  const { demoHistory } = await import('./demo-history.ts')
  replaceRecords([...demoHistory(Date.now()), ...listRealRecords()].sort((one, other) => one.at - other.at))
}

/** Removes the demonstration history and keeps the real records. */
export function removeDemoHistory(): void {
  replaceRecords(listRealRecords())
}

/** Removes all records of the user. */
export function clearUsage(): void {
  replaceRecords([])
}

const listRealRecords = () => usage.records.filter((record) => !record.isDemo)

/** Stores the user's records in place of those before, beside other users'. Those that nobody owns go. */
function replaceRecords(records: UsageRecord[]) {
  const latestRecords = records.slice(-limit)
  const userField = currentUser() === '' ? {} : { user: currentUser() }
  const others = readAllRecords().filter((record) => record.user !== undefined && !isOwn(record))
  const all = [
    ...others.slice(-limitOfOthers),
    ...latestRecords.map((record) => ({ ...record, ...userField })),
  ]
  Object.assign(usage, buildUsage(latestRecords))
  if (all.length > 0) writeStored('usage', all)
  else removeStored('usage')
}

function readOwnUsage(): Usage {
  return buildUsage(readAllRecords().filter(isOwn))
}

/** Records never change, so that the list is compared as a whole instead of each record being tracked. */
function buildUsage(records: UsageRecord[]): Usage {
  return { records: ref(records), isDemo: records.some(({ isDemo }) => isDemo) }
}
