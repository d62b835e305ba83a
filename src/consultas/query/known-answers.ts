import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Path } from '@/generated/paths.ts'
import { findSubjectAnswer } from '@/state/find-answers.ts'
import { adoptAnswer, findNewestAnswer, type HeldAnswer, listHeldAnswers } from '@/state/held-answers.ts'
import { purpose as currentPurpose } from '@/state/purpose.ts'
import { findEntry, readCached, type SessionEntry } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import type { FormValues } from '../form/form-values.ts'
import { isReusable, type Outcome } from '../outcome.ts'
import type { Answered } from './querier.ts'
import { createSessionEntry } from './session-entry.ts'

/** An answer, and its entry in the session. */
export type AnsweredQuery = Answered & { entry: SessionEntry }

/** Returns the newest outcome that the session or a batch has of a query, and adds nothing to the session's list. */
export const findNewestOutcome = (
  { id }: Pick<ConsultaDefinition, 'id'>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): Outcome | undefined => findNewestAnswer(id, values, purpose)?.outcome

/** Returns the newest outcome if it is complete, so that nothing is paid for again. */
export function findReusableOutcome(...query: Parameters<typeof findNewestOutcome>): Outcome | undefined {
  const newest = findNewestOutcome(...query)
  return newest && isReusable(newest) ? newest : undefined
}

/** Returns the newest answer to a query. One that only a batch holds becomes an entry of the session. */
export function adoptAnswerFor(
  { id }: Pick<ConsultaDefinition, 'id'>,
  values: FormValues,
  purpose = currentPurpose.chosen,
): AnsweredQuery | undefined {
  const newest = findNewestAnswer(id, values, purpose)
  return newest?.held ? adoptHeldAnswer(newest.held) : newest
}

/** Does the same if the answer is complete. */
export const adoptReusableAnswer = (...query: Parameters<typeof adoptAnswerFor>): AnsweredQuery | undefined =>
  findReusableOutcome(...query) && adoptAnswerFor(...query)

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
