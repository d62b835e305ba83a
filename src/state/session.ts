import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { proxy, snapshot } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth } from './auth.ts'
import { isAnswered, type Outcome } from './outcome.ts'
import { userKey } from './profile.ts'
import { buildSubjectKey, clearSubjects, ensureSubjectId, subjectId } from './subjects.ts'

/** Normalised form values by field name. */
export type QueryValues = Readonly<Record<string, string>>

/** The result that led to a query: its entry, and the label of the value there. */
export type EntryOrigin = { id: string; label: string }

/**
 * A query of this session. It may be shown on screen, so it has only a partly hidden subject; the values are
 * in `answerCache`.
 */
export type SessionEntry = {
  id: string
  consultaId: string
  family: string
  path: Path
  title: string
  /** Partly hidden: `•••.•••.•••-35`. Public values, such as a CNPJ, are whole. */
  subject: string
  /** What else the query asked for, partly hidden: `SP · ••/01/1984`. */
  otherValues?: string
  /** The same random id for all queries about one subject. */
  subjectId: string
  /** The name that the answer gave to the subject. */
  name?: string
  /** The kind of the value that the query started from, if other consultas take that kind. */
  kind?: LeadKind
  origin?: EntryOrigin
  purpose?: string
  /** The cost of a repetition in credits. Absent if the manifest has no cost. */
  cost?: number
  at: number
  outcome: Outcome['status']
  ms: number
}

/** `usedAt` decides which answers stay: the time of the answer, or the time when a batch's answer was opened. */
type CachedAnswer = { values: QueryValues; outcome: Outcome; size: number; usedAt: number }

/** Limits of the cache: number of answers and estimated bytes. */
const maxAnswers = 300
const maxBytes = 20 * 1024 * 1024

/** The queries of this session, newest first. In memory only, until logout or a source's 401; a lock hides and keeps them. */
export const session = proxy<{ items: SessionEntry[] }>({ items: [] })

const answerCache = new Map<string, CachedAnswer>()

let sessionUser = userKey(auth.profile)

let wasAuth = auth.isAuth

subscribeSync(auth, () => {
  const user = userKey(auth.profile)
  const hasLoggedOut = wasAuth && !auth.isAuth
  const isOtherUser = user !== '' && user !== sessionUser
  sessionUser = user
  wasAuth = auth.isAuth
  if (hasLoggedOut || isOtherUser) end(hasLoggedOut && auth.keepsDrafts)
})

export type NewSessionEntry = Omit<SessionEntry, 'id' | 'subjectId' | 'outcome' | 'at'> & {
  /** The value of the subject, if `kind` is given; otherwise all values of the query as one text. */
  subjectValue: string
}

/** Stores a query with its outcome. The oldest answers are removed if there are too many or they are too large. */
export function cacheAnswer(
  { subjectValue, ...entryFields }: NewSessionEntry,
  values: QueryValues,
  outcome: Outcome,
  usedAt?: number,
): SessionEntry {
  const { kind, consultaId } = entryFields
  const entry = {
    id: crypto.randomUUID(),
    ...entryFields,
    subjectId: kind
      ? ensureSubjectId(kind, subjectValue)
      : subjectId(buildSubjectKey(consultaId, subjectValue)),
    outcome: outcome.status,
    at: outcome.at,
  }
  addAnswers([{ entry, values, outcome }], usedAt)
  return entry
}

/** An entry with the values and the outcome of its query, which the screen does not show as they are. */
export type AnsweredEntry = { entry: SessionEntry; values: QueryValues; outcome: Outcome }

/** Adds entries, which may come from another tab. The oldest answers are removed if there are too many or they are too large. */
export function addAnswers(added: readonly AnsweredEntry[], usedAt?: number): void {
  for (const { entry, values, outcome } of added)
    answerCache.set(entry.id, {
      values,
      outcome,
      size: estimateSize(outcome),
      usedAt: usedAt ?? outcome.at,
    })
  const items = [...added.map(({ entry }) => entry), ...session.items]
  session.items = trimToLimits(items.sort((one, other) => other.at - one.at))
  const ids = new Set(session.items.map(({ id }) => id))
  for (const id of answerCache.keys()) if (!ids.has(id)) answerCache.delete(id)
}

/** Estimates the memory of an answer: two bytes a character of its JSON. */
const estimateSize = (outcome: Outcome) => (isAnswered(outcome) ? 2 * estimateLength(outcome.answer) : 0)

/** Elements of a list to measure; the rest are assumed to have the same average length. */
const sampleSize = 500

/** Estimates the length of a value as JSON without serialising it: an answer may have megabytes. */
function estimateLength(value: Json): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  if (Array.isArray(value)) {
    const sample = value.slice(0, sampleSize)
    const length = sample.reduce<number>((sum, item) => sum + estimateLength(item), 0)
    return 2 + (length * value.length) / Math.max(1, sample.length)
  }
  return Object.keys(value).reduce((sum, key) => sum + key.length + 3 + estimateLength(value[key] ?? null), 2)
}

function trimToLimits(items: SessionEntry[]): SessionEntry[] {
  let bytes = 0
  const used = (id: string) => answerCache.get(id)?.usedAt ?? 0
  const newest = [...items].sort((one, other) => used(other.id) - used(one.id)).slice(0, maxAnswers)
  const kept = newest.filter(({ id }, index) => {
    bytes += answerCache.get(id)?.size ?? 0
    return index === 0 || bytes <= maxBytes
  })
  return kept.length === items.length ? items : items.filter((entry) => kept.includes(entry))
}

/** Replaces the outcome of an entry, whose answer grew by a page. */
export function replaceOutcome(id: string, outcome: Outcome): void {
  const cached = answerCache.get(id)
  if (cached) answerCache.set(id, { ...cached, outcome, size: estimateSize(outcome) })
}

/** Returns the values and the outcome of a query; `undefined` if they are no longer cached. */
export function readCached(id: string): { values: QueryValues; outcome: Outcome } | undefined {
  return answerCache.get(id)
}

export const findEntry = (id: string): SessionEntry | undefined =>
  session.items.find((entry) => entry.id === id)

export const readCachedValues = (id: string): QueryValues | undefined => answerCache.get(id)?.values

export function removeEntries(shouldRemove: (entry: SessionEntry) => boolean): void {
  const removed = session.items.filter(shouldRemove)
  for (const { id } of removed) answerCache.delete(id)
  if (removed.length > 0) session.items = session.items.filter((entry) => !shouldRemove(entry))
}

let endController = new AbortController()

export const sessionSignal = (): AbortSignal => endController.signal

/** `isForLogin`: the same user logs in again, and gets back what was typed. */
type EndListener = (isForLogin: boolean) => void

const endListeners: EndListener[] = []

/** Calls `listener` each time the session ends, to clear data that belongs to it. */
export function onSessionEnd(listener: EndListener): void {
  endListeners.push(listener)
}

/**
 * Ends the session, as a logout and another user's login do. In this order: the list of queries, their answers and the
 * subjects are emptied, requests are aborted, and the listeners of `onSessionEnd` clear what they hold.
 */
export const endSession = (): void => end(false)

function end(isForLogin: boolean) {
  session.items = []
  // The proxy keeps its last snapshot until the next one. Take an empty one, so that no old data stays in
  // memory.
  snapshot(session)
  answerCache.clear()
  clearSubjects()
  endController.abort()
  endController = new AbortController()
  for (const listener of endListeners) listener(isForLogin)
}
