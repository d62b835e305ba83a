import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Path } from '@/generated/paths.ts'
import { findAnswer, findSubjectAnswer } from '@/state/find-answers.ts'
import { adoptAnswer, findHeldAnswer, type HeldAnswer, listHeldAnswers } from '@/state/held-answers.ts'
import { purpose as currentPurpose } from '@/state/purpose.ts'
import { findEntry, readCached, type SessionEntry } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import type { FormValues } from '../form/form-values.ts'
import { isReusable, type Outcome } from '../outcome.ts'
import type { Answered } from './querier.ts'
import { createSessionEntry } from './session-entry.ts'

/** An answer, and its entry in the session. */
export type AnsweredQuery = Answered & { entry: SessionEntry }

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

/** Returns the newest outcome that the session or a batch has of a query, and adds nothing to the session's list. */
export function findNewestOutcome(
  { id }: Pick<ConsultaDefinition, 'id'>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): Outcome | undefined {
  const entry = findAnswer(id, values, purpose)
  const held = findHeldAnswer(id, values, purpose)?.outcome
  const own = entry && readCached(entry.id)?.outcome
  return held && (!own || held.at > own.at) ? held : own
}

/** Returns the outcome of `readUsableAnswer`, and adds nothing to the session's list. */
export function findReusableOutcome(...query: Parameters<typeof findNewestOutcome>): Outcome | undefined {
  const newest = findNewestOutcome(...query)
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

const adoptHeldAnswer = (held: HeldAnswer): AnsweredQuery => ({
  entry: adoptAnswer(createSessionEntry(held), held.values, held.outcome),
  outcome: held.outcome,
})
