import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { buildAnswerKey, findAnswer, isForPurpose, isSameValues } from './find-answers.ts'
import type { Outcome } from './outcome.ts'
import { purpose } from './purpose.ts'
import { maySee } from './roles.ts'
import {
  cacheAnswer,
  type NewSessionEntry,
  onSessionEnd,
  type QueryValues,
  readCached,
  readCachedValues,
  type SessionEntry,
  session,
} from './session.ts'

/** An answer that a batch has. The session's list does not show it until its subject is opened. */
export type HeldAnswer = {
  definition: ConsultaDefinition<Path>
  values: QueryValues
  outcome: Outcome
  ms: number
  /** Absent if the consulta requires none. */
  purpose: string | undefined
}

/** The answers of one batch. They are found as long as the batch is in the session, without a limit of their own. */
export type AnswerHolder = {
  hold: (answer: HeldAnswer) => void
  /** Finds the batch's own answer to a query. */
  find: (consultaId: string, values: QueryValues) => HeldAnswer | undefined
  release: () => void
}

type AnswersByKey = Map<string, HeldAnswer>

const held = new Set<AnswersByKey>()

export function createAnswerHolder(): AnswerHolder {
  const answers: AnswersByKey = new Map()
  held.add(answers)
  return {
    hold: (answer) => answers.set(buildAnswerKey(answer.definition.id, answer.values), answer),
    find: (consultaId, values) => findIn(answers, consultaId, values),
    release() {
      held.delete(answers)
      answers.clear()
    },
  }
}

function findIn(answers: AnswersByKey, consultaId: string, values: QueryValues): HeldAnswer | undefined {
  const answer = answers.get(buildAnswerKey(consultaId, values))
  return answer && isSameValues(answer.values, values) ? answer : undefined
}

/** Finds the newest held answer to a query, ignoring failures and consultas that the user may not see any more. */
export function findHeldAnswer(
  consultaId: string,
  values: QueryValues,
  asked: string | undefined,
): HeldAnswer | undefined {
  let newest: HeldAnswer | undefined
  for (const answers of held) {
    const answer = findIn(answers, consultaId, values)
    if (!answer || answer.outcome.status === 'failed' || !isForPurpose(answer.purpose, asked)) continue
    if (!maySee(answer.definition.access)) continue
    if (!newest || answer.outcome.at > newest.outcome.at) newest = answer
  }
  return newest
}

/** The newest answer to a query: one of the session, or one that only a batch has. */
type NewestAnswer = { outcome: Outcome } & (
  | { entry: SessionEntry; held?: undefined }
  | { held: HeldAnswer; entry?: undefined }
)

/** Finds the newest answer that the session or a batch has to a query. Ignores failures. */
export function findNewestAnswer(
  consultaId: string,
  values: QueryValues,
  asked: string | undefined,
): NewestAnswer | undefined {
  const entry = findAnswer(consultaId, values, asked)
  const own = entry && readCached(entry.id)?.outcome
  const held = findHeldAnswer(consultaId, values, asked)
  if (held && (!own || held.outcome.at > own.at)) return { held, outcome: held.outcome }
  return own && { entry, outcome: own }
}

/** The state of an answer, and its time in ms since the epoch. */
export type KnownAnswer = Pick<SessionEntry, 'outcome' | 'at'>

/** Returns the state and time of the newest answer for the chosen purpose. */
export function findKnownAnswer(consultaId: string, values: QueryValues): KnownAnswer | undefined {
  const { outcome } = findNewestAnswer(consultaId, values, purpose.chosen) ?? {}
  return outcome && { outcome: outcome.status, at: outcome.at }
}

/** Lists all held answers that match. */
export const listHeldAnswers = (isMatch: (answer: HeldAnswer) => boolean): HeldAnswer[] =>
  [...held].flatMap((answers) =>
    [...answers.values()].filter((answer) => maySee(answer.definition.access) && isMatch(answer)),
  )

onSessionEnd(() => {
  for (const answers of held) answers.clear()
  held.clear()
})

/** Returns the session's entry for an answer with this query and time. */
export const findEntryAt = (consultaId: string, values: QueryValues, at: number): SessionEntry | undefined =>
  session.items.find(
    (entry) =>
      entry.consultaId === consultaId && entry.at === at && isSameValues(readCachedValues(entry.id), values),
  )

/**
 * Stores an answer of a query that did not run in the session, such as a row of a batch. It keeps its time, so it
 * may be older than other entries. Returns the entry that the session has already, if any.
 */
export function adoptAnswer(newEntry: NewSessionEntry, values: QueryValues, outcome: Outcome): SessionEntry {
  return (
    findEntryAt(newEntry.consultaId, values, outcome.at) ?? cacheAnswer(newEntry, values, outcome, Date.now())
  )
}
