import { proxy, ref } from 'valtio/vanilla'
import { hasProvider, isDemonstration } from '@/lib/environment.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth } from './auth.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { userKey } from './profile.ts'
import { array, boolean, number, oneOf, partial, type Reader, text, time } from './reader.ts'

type Usage = {
  /** Oldest first. */
  records: UsageRecord[]
  /** True if a demonstration history is included. The screen must say so. */
  isDemo: boolean
}

/** One query: consulta, time (ms since the epoch), outcome, duration, cost. Never the subject. */
export type UsageRecord = {
  consultaId: string
  at: number
  outcome: 'found' | 'incomplete' | 'not-found' | 'failed'
  ms: number
  /** The credits that the query cost by the manifest. Absent if it was free, failed, or older than the costs. */
  cost?: number
  user?: string
  isDemo?: boolean
}

const recordFields = partial({
  consultaId: text,
  /** The key before version 0.5. */
  consulta: text,
  at: time,
  outcome: oneOf('found', 'incomplete', 'not-found', 'failed'),
  ms: time,
  cost: number,
  user: text,
  isDemo: boolean,
})

const readRecord: Reader<UsageRecord> = (value) => {
  const { consulta, consultaId = consulta, at, outcome, ms, cost, user, isDemo } = recordFields(value) ?? {}
  if (consultaId === undefined || at === undefined || outcome === undefined || ms === undefined)
    return undefined
  // A demonstration was served at this origin before.
  if (isDemo && !isDemonstration) return undefined
  return {
    consultaId,
    at,
    outcome,
    ms,
    ...(cost !== undefined && { cost }),
    ...(user !== undefined && { user }),
    ...(isDemo && { isDemo }),
  }
}

/** The maximum number of stored records: of the user, and of all others together. */
const limit = 2_000

const limitOfOthers = 8_000

const anyValue: Reader<unknown> = (value) => value

/** The current or last logged-in user, whose records are read and written. */
const currentUser = () => userKey(auth.profile)

const isOwn = ({ user = findLegacyUser() }: UsageRecord) => user === currentUser()

/**
 * Records before version 0.10 name no user. They belong to the current user if the browser has at most one
 * account.
 */
const findLegacyUser = () =>
  !hasProvider() && readStored('users', array(anyValue), []).length < 2 ? currentUser() : undefined

const readAllRecords = () => readStored('usage', array(readRecord), [])

export const usage = proxy<Usage>(readOwnUsage())

const reloadUsage = () => Object.assign(usage, readOwnUsage())

onStoredByOtherTab('usage', reloadUsage)

let loadedUser = currentUser()

subscribeSync(auth, () => {
  if (currentUser() === loadedUser) return
  loadedUser = currentUser()
  reloadUsage()
})

export const recordUsage = (record: UsageRecord): void => recordUsages([record])

export function recordUsages(records: readonly UsageRecord[]): void {
  replaceRecords([...usage.records, ...records])
}

/** Adds a demonstration history in place of an earlier one; real records stay. */
export function addDemoHistory(history: readonly UsageRecord[]): void {
  replaceRecords([...history, ...listRealRecords()].sort((one, other) => one.at - other.at))
}

/** Removes the demonstration history, which then comes back only if the user loads it. */
export function removeDemoHistory(): void {
  startFromZero()
  replaceRecords(listRealRecords())
}

export function clearUsage(): void {
  startFromZero()
  replaceRecords([])
}

const listRealRecords = () => usage.records.filter((record) => !record.isDemo)

/** Replaces the user's stored records, and keeps those of other users. Records without a user are dropped. */
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

/** Records never change, so `ref` lets valtio compare the list as a whole. */
function buildUsage(records: UsageRecord[]): Usage {
  return { records: ref(records), isDemo: records.some(({ isDemo }) => isDemo) }
}

const fromZero = 'fromZero'

/** The users who removed their history of use, by their keys. */
const readUsersFromZero = () => readStored(fromZero, array(text), [])

/** Returns true if the user wants no demonstration history unless they load it. */
export const hasStartedFromZero = () => readUsersFromZero().includes(userKey(auth.profile))

/** Stores that the demonstration history must not come back by itself for this user. */
function startFromZero() {
  if (isDemonstration && !hasStartedFromZero())
    writeStored(fromZero, [...readUsersFromZero(), userKey(auth.profile)])
}
