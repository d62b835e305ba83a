import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { auth } from './auth.ts'
import { isAnswered, type Outcome } from './outcome.ts'

/** Form values, by field name, normalised. */
export type Values = Readonly<Record<string, string>>

/** Which result led to a consulta: the entry that it stands in, and what the value is called there. */
export type Origin = { id: string; label: string }

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
  from?: Origin
  /** What it was asked for, where that is demanded. */
  purpose?: string
  at: number
  outcome: Outcome['status']
  /** How long the response took, in ms. */
  ms: number
}

type Kept = { values: Values; outcome: Outcome; size: number }

/** The newest answers that are kept, and how much memory they may take. */
const maxAnswers = 50
const maxBytes = 20 * 1024 * 1024

/** The consultas of this session, newest first. In memory only, and gone at logout, lock and the source's 401. */
export const session = proxy<{ items: SessionEntry[] }>({ items: [] })

/** What was asked and answered, by entry. */
const keptById = new Map<string, Kept>()

/** What tells subjects apart, by kind and value. */
const subjectIds = new Map<string, string>()

/** The entry that each entry of the browser's history shows, by the history's key. */
const shownByKey = new Map<string, string>()

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && endSession(), isSynchronous)

type NewEntry = Omit<SessionEntry, 'id' | 'subjectId' | 'outcome' | 'at'> & {
  /** What the subject is told apart by: a kind and a value, or a whole question. */
  subjectKey: string
}

/** Keeps a consulta with its outcome. Older ones go where there are too many, or too large ones. */
export function keepAnswer(
  { subjectKey, ...made }: NewEntry,
  values: Values,
  outcome: Outcome,
): SessionEntry {
  const subjectId = subjectIds.get(subjectKey) ?? crypto.randomUUID()
  subjectIds.set(subjectKey, subjectId)
  const entry = { id: crypto.randomUUID(), ...made, subjectId, outcome: outcome.status, at: outcome.at }
  keptById.set(entry.id, { values, outcome, size: sizeOf(outcome) })
  session.items = withinBounds([entry, ...session.items])
  const ids = new Set(session.items.map(({ id }) => id))
  for (const id of keptById.keys()) if (!ids.has(id)) keptById.delete(id)
  return entry
}

/** About how much memory an answer takes: two bytes a character of its text, and of each sign around it. */
const sizeOf = (outcome: Outcome) => (isAnswered(outcome) ? 2 * lengthOf(outcome.answer) : 0)

/** So many elements of a list tell how long all are. */
const sampleSize = 500

/** About how long a value would be as JSON, which is not written for it: an answer may have megabytes. */
function lengthOf(value: Json): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  if (Array.isArray(value)) {
    const sample = value.slice(0, sampleSize)
    const length = sample.reduce<number>((sum, item) => sum + lengthOf(item), 0)
    return 2 + (length * value.length) / Math.max(1, sample.length)
  }
  return Object.keys(value).reduce((sum, key) => sum + key.length + 3 + lengthOf(value[key] ?? null), 2)
}

/** The newest entries that fit; the newest of all always does. */
function withinBounds(items: SessionEntry[]): SessionEntry[] {
  let bytes = 0
  return items.slice(0, maxAnswers).filter(({ id }, index) => {
    bytes += keptById.get(id)?.size ?? 0
    return index === 0 || bytes <= maxBytes
  })
}

/** What a consulta of this session was asked, and what came of it; `undefined` where it is not kept any more. */
export function answerOf(id: string): { values: Values; outcome: Outcome } | undefined {
  return keptById.get(id)
}

/** A consulta of this session; `undefined` where it is not kept any more. */
export const entryWith = (id: string): SessionEntry | undefined =>
  session.items.find((entry) => entry.id === id)

/** The form values of a consulta of this session. */
export const valuesOf = (id: string): Values | undefined => keptById.get(id)?.values

/** The newest answer to exactly this question. A failure is no answer. */
export function answerTo(consultaId: string, values: Values): SessionEntry | undefined {
  return session.items.find(
    ({ id, consultaId: known, outcome }) =>
      known === consultaId && outcome !== 'failed' && isSame(valuesOf(id), values),
  )
}

function isSame(one: Values | undefined, other: Values): boolean {
  if (!one) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The newest answer of a consulta about a subject, whatever else was asked with it. A failure is no answer. */
export function answerAbout(consultaId: string, subjectId: string): SessionEntry | undefined {
  return session.items.find(
    (entry) => entry.consultaId === consultaId && entry.subjectId === subjectId && entry.outcome !== 'failed',
  )
}

/** The id of a subject that the session has asked about. `key` is what `keepAnswer` is given. */
export const subjectIdOf = (key: string): string | undefined => subjectIds.get(key)

/** A question for the page of a consulta to ask, or to show the answer of, as soon as it opens. */
export type Question = {
  consultaId: string
  values: Values
  from?: Origin
  /** The consulta of this session that is to be shown; without it, the newest answer to the question. */
  entryId?: string
  /** Asks the source even where the session holds an answer. */
  isFresh?: boolean
}

let next: Question | undefined

/** Leaves a question for the page that is opened next. It reaches neither the URL nor the history. */
export function askNext(question: Question): void {
  next = question
}

/** The question that was left for this consulta; it stays until `doneAsking`, since a render may be repeated. */
export const nextQuestion = (consultaId: string): Question | undefined =>
  next?.consultaId === consultaId ? next : undefined

/** To be called when the question is being asked. */
export function doneAsking(): void {
  next = undefined
}

/** Notes which consulta an entry of the browser's history shows, so that going back shows it again. */
export function noteShown(historyKey: string, id: string): void {
  shownByKey.set(historyKey, id)
}

/** The consulta that an entry of the browser's history showed when it was left, if it is still kept. */
export function shownAt(historyKey: string): SessionEntry | undefined {
  return entryWith(shownByKey.get(historyKey) ?? '')
}

/** Forgets some of the consultas, with what they were asked and answered, and what was left for the next page to ask. */
export function forgetEntries(isMeant: (entry: SessionEntry) => boolean): void {
  const meant = session.items.filter(isMeant)
  for (const { id } of meant) keptById.delete(id)
  if (meant.length > 0) session.items = session.items.filter((entry) => !isMeant(entry))
  doneAsking()
}

let ending = new AbortController()

/** Aborts when the session ends. */
export const sessionSignal = (): AbortSignal => ending.signal

const onEnd: (() => void)[] = []

/** Has something that belongs to the session forgotten together with it. */
export function whenSessionEnds(forget: () => void): void {
  onEnd.push(forget)
}

/** Forgets all that was looked up, and whatever belongs to it. */
export function endSession(): void {
  session.items = []
  // The proxy holds on to its last snapshot, which nobody may be there to replace.
  snapshot(session)
  keptById.clear()
  subjectIds.clear()
  shownByKey.clear()
  doneAsking()
  ending.abort()
  ending = new AbortController()
  for (const forget of onEnd) forget()
}
