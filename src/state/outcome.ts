import type { Json } from '@manifest/schema/consulta.ts'

/**
 * Why a consulta failed. `signed-out` is a source's 401: the user must log in again; `no-credits` is its 402, `forbidden`
 * its 403. `login-refused` is its 401 to a login of which it has accepted no token; `no-token` says that the provider of
 * logins could not be asked for one.
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
  | 'malformed'
  | 'unexpected'
  | 'too-large'

/** How a consulta ended. `at` is in milliseconds since the epoch, `source` the title of the source that answered. */
export type Outcome = FoundOutcome | IncompleteOutcome | NotFoundOutcome | FailedOutcome

export type FoundOutcome = { status: 'found'; answer: Json; source: string; isDemo: boolean; at: number }

/** An answer without all that its contract requires. It is kept: the source may have billed it. */
export type IncompleteOutcome = Omit<FoundOutcome, 'status'> & {
  status: 'incomplete'
  /** Paths of what is missing or of another type; elements of lists have no index in them. */
  missing: readonly string[]
}

/** An outcome with an answer. */
export type AnsweredOutcome = FoundOutcome | IncompleteOutcome

export type NotFoundOutcome = { status: 'not-found'; source: string; isDemo: boolean; at: number }

export type FailedOutcome = {
  status: 'failed'
  reason: FailureReason
  /** What happened and what to do, in Portuguese. */
  message: string
  /** How long to wait before a retry, in milliseconds, where the source says so. */
  retryAfterMs?: number
  isDemo: boolean
  at: number
}

export const isAnswered = (outcome: { status: string } | undefined): outcome is AnsweredOutcome =>
  outcome?.status === 'found' || outcome?.status === 'incomplete'

/** Returns the paths that an answer lacks; none of a complete one. */
export const listMissing = (outcome: AnsweredOutcome): readonly string[] =>
  outcome.status === 'incomplete' ? outcome.missing : []
