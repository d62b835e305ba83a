import type { Json } from '@manifest/schema/consulta.ts'

/**
 * Why a consulta failed. `signed-out` is a source's 401: the user must log in again; `no-credits` is its 402, `forbidden`
 * its 403. `login-refused` is its 401 to a login of which it has accepted no token; `no-token` says that the provider of
 * logins could not be asked for one.
 */
export type Failure =
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
export type Outcome = Found | NotFound | Failed

export type Found = { status: 'found'; answer: Json; source: string; isDemo: boolean; at: number }

export type NotFound = { status: 'not-found'; source: string; isDemo: boolean; at: number }

export type Failed = {
  status: 'failed'
  reason: Failure
  /** What happened and what to do, in Portuguese. */
  message: string
  /** How long to wait before a retry, in milliseconds, where the source says so. */
  retryAfterMs?: number
  isDemo: boolean
  at: number
}
