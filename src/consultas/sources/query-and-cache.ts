import { valueAt } from '@manifest/contract/answer-path.ts'
import { readItem } from '@manifest/contract/read-item.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import { findKind, identifiesSubject, type LeadKind } from '@manifest/kinds/index.ts'
import type { Path } from '@/generated/paths.ts'
import { findAnswer, findSubjectAnswer } from '@/state/find-answers.ts'
import { adoptAnswer, findHeldAnswer, type HeldAnswer, listHeldAnswers } from '@/state/held-answers.ts'
import { purpose as currentPurpose } from '@/state/purpose.ts'
import { redirectToLogin } from '@/state/redirect-to-login.ts'
import { screenLock } from '@/state/screen-lock.ts'
import {
  cacheAnswer,
  type EntryOrigin,
  findEntry,
  type NewSessionEntry,
  readCached,
  type SessionEntry,
} from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import { recordUsage } from '@/state/usage.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { type FormValues, hideSubject } from '../form/form-values.ts'
import { isAnswered, isReusable, type Outcome } from '../outcome.ts'
import { runSharedQuery } from './run-query.ts'

export type AnsweredQuery = {
  entry: SessionEntry
  outcome: Outcome
  /** A batch of another tab had the answer, so the query cost nothing. */
  isCached?: boolean | undefined
}

type QueryAndCacheOptions = {
  signal: AbortSignal
  /** The result that led to the query. */
  origin?: EntryOrigin | undefined
  purpose?: string | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
  /** Queries the source even if another tab has an answer. */
  isFresh?: boolean | undefined
}

/**
 * Returns the session's newest answer to a query, also an incomplete one. An answer that only a batch holds becomes an
 * entry of the session.
 */
export function readCachedAnswer(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): AnsweredQuery | undefined {
  const entry = findAnswer(definition.id, values, purpose)
  const held = findHeldAnswer(definition.id, values, purpose)
  return held && (!entry || held.outcome.at > entry.at) ? adoptHeldAnswer(held) : withOutcome(entry)
}

/** Returns the session's answer to a query if it is complete, so that nothing is paid for again. */
export function readUsableAnswer(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): AnsweredQuery | undefined {
  const cached = readCachedAnswer(definition, values, purpose)
  return cached && isReusable(cached.outcome) ? cached : undefined
}

/** Returns the outcome of `readUsableAnswer`, and adds nothing to the session's list. */
export function findReusableOutcome(
  { id }: Pick<ConsultaDefinition, 'id'>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): Outcome | undefined {
  const entry = findAnswer(id, values, purpose)
  const held = findHeldAnswer(id, values, purpose)?.outcome
  const own = entry && readCached(entry.id)?.outcome
  const newest = held && (!own || held.at > own.at) ? held : own
  return newest && isReusable(newest) ? newest : undefined
}

/** Returns the newest answer of a consulta about a subject, even if the query had other values too. */
export function readCachedForSubject(
  definition: ConsultaDefinition<Path>,
  kind: LeadKind,
  value: string,
): AnsweredQuery | undefined {
  const subjectId = findSubjectId(buildSubjectKey(kind, value))
  return subjectId === undefined
    ? undefined
    : withOutcome(findSubjectAnswer(definition.id, subjectId, currentPurpose.chosen))
}

/** Returns an entry of the session with its outcome; `undefined` if it is no longer cached. */
export const readCachedEntry = (entryId: string): AnsweredQuery | undefined => withOutcome(findEntry(entryId))

function withOutcome(entry: SessionEntry | undefined): AnsweredQuery | undefined {
  const cached = entry && readCached(entry.id)
  return entry && cached && { entry, outcome: cached.outcome }
}

/** Adds the answers that batches hold about a subject to the session, so that its page shows them. */
export function adoptHeldAnswers(kind: LeadKind, value: string): void {
  const isAbout = ({ definition: { fields }, values }: HeldAnswer) => {
    const field = findSubjectField(fields, values)
    return field?.kind === kind && values[field.name] === value
  }
  for (const held of listHeldAnswers(isAbout)) adoptHeldAnswer(held)
}

function adoptHeldAnswer({ definition, values, outcome, ms, purpose }: HeldAnswer): AnsweredQuery {
  const entry = {
    ...createSessionEntry(definition, values, outcome),
    ms,
    ...(purpose === undefined ? {} : { purpose }),
  }
  return { entry: adoptAnswer(entry, values, outcome), outcome }
}

/**
 * Queries a consulta's source and caches the answer in the session. Storage counts the query without its
 * subject; the session's entry has the partly hidden subject. Rejects only if `signal` aborts.
 */
export async function queryAndCache(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { signal, origin, purpose, firstSource, isFresh }: QueryAndCacheOptions,
): Promise<AnsweredQuery> {
  const { outcome, ms, isCached } = await runSharedQuery(
    definition,
    values,
    signal,
    { purpose, firstSource, isFresh },
    recordUsage,
  )
  // Another page may have waited for the same query.
  const known = findAnswer(definition.id, values)
  if (known && readCached(known.id)?.outcome === outcome) return { entry: known, outcome }
  const entry = {
    ...createSessionEntry(definition, values, outcome),
    ms,
    ...(origin === undefined ? {} : { origin }),
    ...(definition.purpose && purpose ? { purpose } : {}),
  }
  return isCached
    ? { entry: adoptAnswer(entry, values, outcome), outcome, isCached }
    : { entry: cacheAnswer(entry, values, outcome), outcome }
}

/** Returns the entry of a query for the session. Its subject is partly hidden. */
function createSessionEntry(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  outcome: Outcome,
): Omit<NewSessionEntry, 'ms'> {
  const { id, family, path, title, name = title, fields, cost } = definition
  const subjectField = findSubjectField(fields, values)
  const kind = subjectField?.kind
  const subjectValue = subjectField ? (values[subjectField.name] ?? '') : JSON.stringify(values)
  const subjectName = kind && readSubjectName(definition, { kind, value: subjectValue }, outcome)
  return {
    consultaId: id,
    family,
    path,
    title: name,
    subject: hideSubject(fields, values),
    subjectValue,
    ...(cost === undefined ? {} : { cost }),
    ...(kind === undefined ? {} : { kind }),
    ...(subjectName === undefined ? {} : { name: subjectName }),
  }
}

type SubjectValue = { kind: LeadKind; value: string }

/**
 * Returns the name that an answer gives to a subject: the text of a summary whose detail is the subject's
 * document. `undefined` if the summary is about something else. A query by name that has an answer is about that
 * name.
 */
export function readSubjectName(
  { summary }: Pick<ConsultaDefinition, 'summary'>,
  { kind, value }: SubjectValue,
  outcome: Outcome,
): string | undefined {
  if (!identifiesSubject(kind)) return isAnswered(outcome) ? value : undefined
  if (!summary?.detail || summary.detail.format !== kind || !isAnswered(outcome)) return undefined
  const text = String(readItem(outcome.answer, summary.detail) ?? '')
  const normalised = findKind(kind).normalise(text)
  const name = valueAt(outcome.answer, summary.value)
  return normalised === value && typeof name === 'string' && name.trim() !== '' ? name : undefined
}

/** The duration of the toast, in ms. */
const duration = 5_000

/**
 * Sends the user to the login after a source has ended the session, and shows the reason. Behind the lock it does
 * nothing: the unlock may bring a new token, and what the session has must stay.
 */
export function redirectWithWarning(returnTo: string, message: string): void {
  if (screenLock.isLocked) return
  notify.warning(message, { duration })
  redirectToLogin(returnTo)
}
