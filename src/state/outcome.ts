import type { LoadedPages } from '@manifest/contract/source-pages.ts'
import type { Json } from '@manifest/schema/consulta.ts'

/**
 * Reasons for a failed query.
 * - `signed-out`: the source's 401; the user must log in again. `login-refused`: a 401 from a source that has
 * accepted no token of this login.
 * - `no-credits`: the source's 402. `forbidden`: its 403.
 * - `no-token`: the login provider is unreachable, so there is no token.
 * - `not-loaded`: the app's own code did not load, and no source was asked.
 * - `no-path`: the source's 404 does not say that it found nothing. `other-document`: the answer is about another
 * document than the query's. `maybe-charged`: a supplier's answer was lost, and the supplier may have charged it.
 */
export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'no-credits'
  | 'forbidden'
  | 'signed-out'
  | 'login-refused'
  | 'no-token'
  | 'not-loaded'
  | 'malformed'
  | 'unexpected'
  | 'too-large'
  | 'no-path'
  | 'other-document'
  | 'maybe-charged'

/** The outcome of a query. */
export type Outcome = FoundOutcome | IncompleteOutcome | NotFoundOutcome | FailedOutcome

type Ended = {
  isDemo: boolean
  /** In ms since the epoch. */
  at: number
  /** The `X-Request-Id` of the request that ended the query. Absent if none was sent with an id. */
  requestId?: string | undefined
}

type Answered = Ended & {
  /** The title of the source that answered. */
  source: string
  /** When the answer was given, in ms since the epoch, if the source had stored it. */
  storedAt?: number | undefined
}

export type FoundOutcome = Answered & {
  status: 'found'
  answer: Json
  /** The loaded pages of a long list; absent if the consulta has no pages. */
  pages?: LoadedPages | undefined
}

/**
 * An answer that lacks data its contract requires. The app keeps it, because the source may have billed it.
 */
export type IncompleteOutcome = Omit<FoundOutcome, 'status'> & {
  status: 'incomplete'
  /** Paths that are missing or have the wrong type; paths through lists contain no index. */
  missing: readonly string[]
}

export type AnsweredOutcome = FoundOutcome | IncompleteOutcome

export type NotFoundOutcome = Answered & { status: 'not-found' }

export type FailedOutcome = Ended & {
  status: 'failed'
  reason: FailureReason
  /** The failure and what to do, in Portuguese. */
  message: string
  /** The delay before a retry in ms, if the source gives one. */
  retryAfterMs?: number
}

export const isAnswered = (outcome: { status: string } | undefined): outcome is AnsweredOutcome =>
  outcome?.status === 'found' || outcome?.status === 'incomplete'

export const listMissing = (outcome: AnsweredOutcome): readonly string[] =>
  outcome.status === 'incomplete' ? outcome.missing : []

/** Returns when an answer was given, in ms since the epoch: before the query, if the source had stored it. */
export const readAnswerTime = (outcome: Outcome): number =>
  ('storedAt' in outcome ? outcome.storedAt : undefined) ?? outcome.at
