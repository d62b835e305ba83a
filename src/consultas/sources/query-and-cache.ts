import { valueAt } from '@manifest/contract/answer-path.ts'
import { findSubjectField, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import { readItem } from '@manifest/contract/read-item.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { findAnswer, findSubjectAnswer } from '@/state/find-answers.ts'
import { cacheAnswer, type EntryOrigin, findEntry, readCached, type SessionEntry } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import { recordUsage } from '@/state/usage.ts'
import { findRule } from '../../fields/registry.ts'
import { type FormValues, hideSubject } from '../form/form-values.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import { buildUsageRecord, wasAsked } from './build-usage-record.ts'
import { runQuery } from './run-query.ts'

export type AnsweredQuery = { entry: SessionEntry; outcome: Outcome }

type QueryAndCacheOptions = {
  signal: AbortSignal
  /** The result that led to the query. */
  origin?: EntryOrigin | undefined
  purpose?: string | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
}

/** Returns the session's answer to a query; `undefined` if it has none. */
export function readCachedAnswer({ id }: ConsultaDefinition, values: FormValues): AnsweredQuery | undefined {
  return withOutcome(findAnswer(id, values))
}

/** Returns the session's answer if it is complete, so that a batch need not pay for it again. */
export function readUsableAnswer(
  definition: ConsultaDefinition,
  values: FormValues,
): AnsweredQuery | undefined {
  const cached = readCachedAnswer(definition, values)
  const status = cached?.outcome.status
  return status === 'found' || status === 'not-found' ? cached : undefined
}

/** Returns the newest answer of a consulta about a subject, even if the query had other values too. */
export function readCachedForSubject(
  { id }: ConsultaDefinition,
  kind: string,
  value: string,
): AnsweredQuery | undefined {
  const subjectId = findSubjectId(buildSubjectKey(kind, value))
  return subjectId === undefined ? undefined : withOutcome(findSubjectAnswer(id, subjectId))
}

/** Returns an entry of the session with its outcome; `undefined` if it is no longer cached. */
export const readCachedEntry = (entryId: string): AnsweredQuery | undefined => withOutcome(findEntry(entryId))

function withOutcome(entry: SessionEntry | undefined): AnsweredQuery | undefined {
  const cached = entry && readCached(entry.id)
  return entry && cached && { entry, outcome: cached.outcome }
}

/**
 * Queries a consulta's source and caches the answer in the session. Storage counts the query without its
 * subject; the session's entry has the partly hidden subject. Rejects only if `signal` aborts.
 */
export async function queryAndCache(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { signal, origin, purpose, firstSource }: QueryAndCacheOptions,
): Promise<AnsweredQuery> {
  const startedAt = Date.now()
  const outcome = await runQuery(definition, values, signal, { purpose, firstSource })
  signal.throwIfAborted()
  const ms = outcome.at - startedAt
  if (wasAsked(outcome)) recordUsage(buildUsageRecord(definition, outcome, ms))
  const entry = cacheAnswer(
    {
      ...createSessionEntry(definition, values, outcome),
      ms,
      ...(origin === undefined ? {} : { origin }),
      ...(definition.purpose && purpose ? { purpose } : {}),
    },
    values,
    outcome,
  )
  return { entry, outcome }
}

/** Returns the entry of a query for the session. Its subject is partly hidden. */
export function createSessionEntry(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  outcome: Outcome,
): Omit<Parameters<typeof cacheAnswer>[0], 'ms'> {
  const { id, family, path, title, name = title, fields } = definition
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
  if (kind === 'name') return isAnswered(outcome) ? value : undefined
  if (!summary?.detail || summary.detail.format !== kind || !isAnswered(outcome)) return undefined
  const text = String(readItem(outcome.answer, summary.detail) ?? '')
  const normalised = findRule({ kind, name: kind, label: kind, required: true }).normalise(text)
  const name = valueAt(outcome.answer, summary.value)
  return normalised === value && typeof name === 'string' && name.trim() !== '' ? name : undefined
}
