import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { auth } from './auth.ts'
import { isAnswered, type Outcome } from './outcome.ts'

/** Form values, by field name, normalised. */
export type QueryValues = Readonly<Record<string, string>>

/** Which result led to a consulta: the entry that it stands in, and what the value is called there. */
export type EntryOrigin = { id: string; label: string }

/**
 * A consulta that was made in this session. It names its subject in masked form alone: it may be put on screen, and what
 * was looked up is kept apart from it.
 */
export type SessionEntry = {
  id: string
  consultaId: string
  family: string
  path: Path
  title: string
  /** Masked: `***.444.777-**`. */
  subject: string
  /** The same for all consultas about one subject; it says nothing about the value. */
  subjectId: string
  /** The kind of the value that the consulta started from; absent where nothing else could start from it. */
  kind?: LeadKind
  from?: EntryOrigin
  /** What it was asked for, where that is demanded. */
  purpose?: string
  at: number
  outcome: Outcome['status']
  /** How long the response took, in ms. */
  ms: number
}

type CachedAnswer = { values: QueryValues; outcome: Outcome; size: number }

/** The newest answers that are kept, and how much memory they may take. */
const maxAnswers = 50
const maxBytes = 20 * 1024 * 1024

/** The consultas of this session, newest first. In memory only, and gone at logout, lock and the source's 401. */
export const session = proxy<{ items: SessionEntry[] }>({ items: [] })

/** What was asked and answered, by entry. */
const answerCache = new Map<string, CachedAnswer>()

/** What tells subjects apart, by kind and value. */
const subjectIds = new Map<string, string>()

/** The entry that each entry of the browser's history shows, by the history's key. */
const shownIdByHistoryKey = new Map<string, string>()

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && endSession(), isSynchronous)

type NewSessionEntry = Omit<SessionEntry, 'id' | 'subjectId' | 'outcome' | 'at'> & {
  /** What the subject is told apart by: a kind and a value, or a whole question. */
  subjectKey: string
}

/** Keeps a consulta with its outcome. Older ones go where there are too many, or too large ones. */
export function cacheAnswer(
  { subjectKey, ...entryFields }: NewSessionEntry,
  values: QueryValues,
  outcome: Outcome,
): SessionEntry {
  const subjectId = subjectIds.get(subjectKey) ?? crypto.randomUUID()
  subjectIds.set(subjectKey, subjectId)
  const entry = {
    id: crypto.randomUUID(),
    ...entryFields,
    subjectId,
    outcome: outcome.status,
    at: outcome.at,
  }
  answerCache.set(entry.id, { values, outcome, size: estimateSize(outcome) })
  session.items = trimToLimits([entry, ...session.items])
  const ids = new Set(session.items.map(({ id }) => id))
  for (const id of answerCache.keys()) if (!ids.has(id)) answerCache.delete(id)
  return entry
}

/** About how much memory an answer takes: two bytes a character of its text, and of each sign around it. */
const estimateSize = (outcome: Outcome) => (isAnswered(outcome) ? 2 * estimateLength(outcome.answer) : 0)

/** So many elements of a list tell how long all are. */
const sampleSize = 500

/** About how long a value would be as JSON, which is not written for it: an answer may have megabytes. */
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

/** The newest entries that fit; the newest of all always does. */
function trimToLimits(items: SessionEntry[]): SessionEntry[] {
  let bytes = 0
  return items.slice(0, maxAnswers).filter(({ id }, index) => {
    bytes += answerCache.get(id)?.size ?? 0
    return index === 0 || bytes <= maxBytes
  })
}

/** What a consulta of this session was asked, and what came of it; `undefined` where it is not kept any more. */
export function readCached(id: string): { values: QueryValues; outcome: Outcome } | undefined {
  return answerCache.get(id)
}

/** A consulta of this session; `undefined` where it is not kept any more. */
export const findEntry = (id: string): SessionEntry | undefined =>
  session.items.find((entry) => entry.id === id)

/** The form values of a consulta of this session. */
export const readCachedValues = (id: string): QueryValues | undefined => answerCache.get(id)?.values

/** The newest answer to exactly this question. A failure is no answer. */
export function findAnswer(consultaId: string, values: QueryValues): SessionEntry | undefined {
  return session.items.find(
    ({ id, consultaId: entryConsultaId, outcome }) =>
      entryConsultaId === consultaId && outcome !== 'failed' && isSameValues(readCachedValues(id), values),
  )
}

function isSameValues(one: QueryValues | undefined, other: QueryValues): boolean {
  if (!one) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The newest answer of a consulta about a subject, whatever else was asked with it. A failure is no answer. */
export function findSubjectAnswer(consultaId: string, subjectId: string): SessionEntry | undefined {
  return session.items.find(
    (entry) => entry.consultaId === consultaId && entry.subjectId === subjectId && entry.outcome !== 'failed',
  )
}

/** The id of a subject that the session has asked about. `key` is what `keepAnswer` is given. */
export const findSubjectId = (key: string): string | undefined => subjectIds.get(key)

/** A question for the page of a consulta to ask, or to show the answer of, as soon as it opens. */
export type NextQuery = {
  consultaId: string
  values: QueryValues
  from?: EntryOrigin
  /** The consulta of this session that is to be shown; without it, the newest answer to the question. */
  entryId?: string
  /** Asks the source even where the session holds an answer. */
  isFresh?: boolean
}

let nextQuery: NextQuery | undefined

/** Leaves a question for the page that is opened next. It reaches neither the URL nor the history. */
export function setNextQuery(query: NextQuery): void {
  nextQuery = query
}

/** The question that was left for this consulta; it stays until `doneAsking`, since a render may be repeated. */
export const readNextQuery = (consultaId: string): NextQuery | undefined =>
  nextQuery?.consultaId === consultaId ? nextQuery : undefined

/** To be called when the question is being asked. */
export function clearNextQuery(): void {
  nextQuery = undefined
}

/** Notes which consulta an entry of the browser's history shows, so that going back shows it again. */
export function recordShownEntry(historyKey: string, id: string): void {
  shownIdByHistoryKey.set(historyKey, id)
}

/** The consulta that an entry of the browser's history showed when it was left, if it is still kept. */
export function findShownEntry(historyKey: string): SessionEntry | undefined {
  return findEntry(shownIdByHistoryKey.get(historyKey) ?? '')
}

/** Forgets some of the consultas, with what they were asked and answered, and what was left for the next page to ask. */
export function removeEntries(shouldRemove: (entry: SessionEntry) => boolean): void {
  const removed = session.items.filter(shouldRemove)
  for (const { id } of removed) answerCache.delete(id)
  if (removed.length > 0) session.items = session.items.filter((entry) => !shouldRemove(entry))
  clearNextQuery()
}

let endController = new AbortController()

/** Aborts when the session ends. */
export const sessionSignal = (): AbortSignal => endController.signal

const endListeners: (() => void)[] = []

/** Has something that belongs to the session forgotten together with it. */
export function onSessionEnd(listener: () => void): void {
  endListeners.push(listener)
}

/** Forgets all that was looked up, and whatever belongs to it. */
export function endSession(): void {
  session.items = []
  // The proxy holds on to its last snapshot, which nobody may be there to replace.
  snapshot(session)
  answerCache.clear()
  subjectIds.clear()
  shownIdByHistoryKey.clear()
  clearNextQuery()
  endController.abort()
  endController = new AbortController()
  for (const listener of endListeners) listener()
}
