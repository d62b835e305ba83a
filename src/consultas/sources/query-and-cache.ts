import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import {
  cacheAnswer,
  type EntryOrigin,
  findAnswer,
  findEntry,
  findSubjectAnswer,
  findSubjectId,
  readCached,
  type SessionEntry,
} from '@/state/session.ts'
import { recordUsage } from '@/state/usage.ts'
import { type FormValues, hideSubject } from '../form/form-values.ts'
import { createFailure, type Outcome } from '../outcome.ts'
import { runQuery } from './run-query.ts'

export type AnsweredQuery = { entry: SessionEntry; outcome: Outcome }

type QueryAndCacheOptions = {
  signal: AbortSignal
  /** Which result led here. */
  from?: EntryOrigin | undefined
  /** What the lookup is for. */
  purpose?: string | undefined
  /** The source to begin with, instead of the request's own. */
  source?: string | undefined
}

/** The session's answer to a question, with the time that it is of; `undefined` where it holds none. */
export function readCachedAnswer({ id }: ConsultaDefinition, values: FormValues): AnsweredQuery | undefined {
  return withOutcome(findAnswer(id, values))
}

/** The newest answer of a consulta about a subject, whatever else was asked with it. */
export function readCachedForSubject(
  { id }: ConsultaDefinition,
  kind: string,
  value: string,
): AnsweredQuery | undefined {
  const subjectId = findSubjectId(buildSubjectKey(kind, value))
  return subjectId === undefined ? undefined : withOutcome(findSubjectAnswer(id, subjectId))
}

/** A consulta of this session, with what came of it; `undefined` where it is not kept any more. */
export const readCachedEntry = (entryId: string): AnsweredQuery | undefined => withOutcome(findEntry(entryId))

function withOutcome(entry: SessionEntry | undefined): AnsweredQuery | undefined {
  const cached = entry && readCached(entry.id)
  return entry && cached && { entry, outcome: cached.outcome }
}

/**
 * Asks a consulta's source and keeps the answer in the session: in storage it is counted without its subject, in memory
 * its subject is masked. Rejects only when `signal` aborts.
 */
export async function queryAndCache(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { signal, from, purpose, source }: QueryAndCacheOptions,
): Promise<AnsweredQuery> {
  const startedAt = Date.now()
  // Besides an abort, it rejects when a chunk of the app did not load: to the user, that is a failed consulta.
  const outcome = await runQuery(definition, values, signal, { purpose, source }).catch(() =>
    createFailure('unavailable'),
  )
  signal.throwIfAborted()
  const ms = outcome.at - startedAt
  recordUsage({ consultaId: definition.id, at: outcome.at, outcome: outcome.status, ms })
  const entry = cacheAnswer(
    {
      ...createSessionEntry(definition, values),
      ms,
      ...(from === undefined ? {} : { from }),
      ...(definition.purpose && purpose ? { purpose } : {}),
    },
    values,
    outcome,
  )
  return { entry, outcome }
}

function createSessionEntry(
  { id, family, path, title, name = title, fields }: ConsultaDefinition<Path>,
  values: FormValues,
) {
  const leadField = fields.find((field) => isLeadKind(field.kind) && values[field.name] !== undefined)
  const kind = leadField && isLeadKind(leadField.kind) ? leadField.kind : undefined
  return {
    consultaId: id,
    family,
    path,
    title: name,
    subject: hideSubject(fields, values),
    subjectKey:
      leadField && kind
        ? buildSubjectKey(kind, values[leadField.name] ?? '')
        : `${id} ${JSON.stringify(values)}`,
    ...(kind === undefined ? {} : { kind }),
  }
}

/** What tells a subject from others: the kind of a value, and the value as a form sends it. */
const buildSubjectKey = (kind: string, value: string) => `${kind} ${value}`
