import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import {
  answerAbout,
  answerOf,
  answerTo,
  entryWith,
  keepAnswer,
  type Origin,
  type SessionEntry,
  subjectIdOf,
} from '@/state/session.ts'
import { recordUsage } from '@/state/usage.ts'
import { concealedSubject, type FormValues } from '../form/form-values.ts'
import { failed, type Outcome } from '../outcome.ts'
import { runQuery } from './run-query.ts'

export type Asked = { entry: SessionEntry; outcome: Outcome }

type AskOptions = {
  signal: AbortSignal
  /** Which result led here. */
  from?: Origin | undefined
  /** What the lookup is for. */
  purpose?: string | undefined
  /** The source to begin with, instead of the request's own. */
  source?: string | undefined
}

/** The session's answer to a question, with the time that it is of; `undefined` where it holds none. */
export function recall({ id }: ConsultaDefinition, values: FormValues): Asked | undefined {
  return withOutcome(answerTo(id, values))
}

/** The newest answer of a consulta about a subject, whatever else was asked with it. */
export function recallAbout({ id }: ConsultaDefinition, kind: string, value: string): Asked | undefined {
  const subjectId = subjectIdOf(subjectKey(kind, value))
  return subjectId === undefined ? undefined : withOutcome(answerAbout(id, subjectId))
}

/** A consulta of this session, with what came of it; `undefined` where it is not kept any more. */
export const recallEntry = (entryId: string): Asked | undefined => withOutcome(entryWith(entryId))

function withOutcome(entry: SessionEntry | undefined): Asked | undefined {
  const kept = entry && answerOf(entry.id)
  return entry && kept && { entry, outcome: kept.outcome }
}

/**
 * Asks a consulta's source and keeps the answer in the session: in storage it is counted without its subject, in memory
 * its subject is masked. Rejects only when `signal` aborts.
 */
export async function ask(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { signal, from, purpose, source }: AskOptions,
): Promise<Asked> {
  const startedAt = Date.now()
  // Besides an abort, it rejects when a chunk of the app did not load: to the user, that is a failed consulta.
  const outcome = await runQuery(definition, values, signal, { purpose, source }).catch(() =>
    failed('unavailable'),
  )
  signal.throwIfAborted()
  const ms = outcome.at - startedAt
  recordUsage({ consultaId: definition.id, at: outcome.at, outcome: outcome.status, ms })
  const entry = keepAnswer(
    {
      ...entryOf(definition, values),
      ms,
      ...(from === undefined ? {} : { from }),
      ...(definition.purpose && purpose ? { purpose } : {}),
    },
    values,
    outcome,
  )
  return { entry, outcome }
}

function entryOf(
  { id, family, path, title, name = title, fields }: ConsultaDefinition<Path>,
  values: FormValues,
) {
  const led = fields.find((field) => isLeadKind(field.kind) && values[field.name] !== undefined)
  const kind = led && isLeadKind(led.kind) ? led.kind : undefined
  return {
    consultaId: id,
    family,
    path,
    title: name,
    subject: concealedSubject(fields, values),
    subjectKey: led && kind ? subjectKey(kind, values[led.name] ?? '') : `${id} ${JSON.stringify(values)}`,
    ...(kind === undefined ? {} : { kind }),
  }
}

/** What tells a subject from others: the kind of a value, and the value as a form sends it. */
const subjectKey = (kind: string, value: string) => `${kind} ${value}`
