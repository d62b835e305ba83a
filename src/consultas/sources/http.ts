import { isAudited } from '@manifest/contract/audit-headers.ts'
import { findOtherDocument } from '@manifest/contract/echo.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type LoadedPages, withPage } from '@manifest/contract/source-pages.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Request } from '@manifest/schema/request.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { sources } from '@/generated/sources.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { NoAccessToken } from '@/state/access-token.ts'
import type { FormValues } from '../form/form-values.ts'
import { createFailure, type FailureReason, type Outcome } from '../outcome.ts'
import { type Endpoint, isIdempotent, send, sendAuthorized, withPurpose } from './endpoint.ts'
import { type ExpectedAnswer, readAnswer } from './read-answer.ts'
import { createMissingPathsFinder } from './shape.ts'
import { wait } from './wait.ts'

/** Failures that a fallback cannot avoid: like an answer, they end the query. */
const finalFailures = new Set<FailureReason>([
  'refused',
  'no-credits',
  'forbidden',
  'signed-out',
  'login-refused',
  'offline',
])

const isFinal = (outcome: Outcome) => outcome.status !== 'failed' || finalFailures.has(outcome.reason)

export type SourceOptions = {
  /** The purpose of the lookup. Sources receive it if the consulta requires one. */
  purpose?: string | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
  /** The loaded pages of a long list: asks for the next one. */
  loaded?: LoadedPages | undefined
}

/**
 * Queries the source. If it fails, queries its fallbacks in order. "Not found" and an incomplete answer are
 * answers and end the query. If all sources fail, returns the first failure. Rejects only if `signal` aborts.
 */
export async function queryHttp(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  { purpose, firstSource, loaded }: SourceOptions = {},
): Promise<Outcome> {
  const { request, example, page } = definition
  if (!request) return createFailure('refused', 'Esta consulta não tem fonte configurada.')
  const { errors = {} } = request
  const endpoints = listEndpoints(request)
  const startIndex = Math.max(
    0,
    endpoints.findIndex(({ source }) => source === firstSource),
  )
  let firstFailure: Outcome | undefined
  for (const endpoint of endpoints.slice(startIndex)) {
    const source = sources.sources[endpoint.source]
    if (!source) continue
    const expected = {
      errors,
      example,
      missingPaths: createMissingPathsFinder(definition, endpoint.optional),
      findOtherDocument: (answer: Json) => findOtherDocument(answer, definition, values),
      source,
      sourceTitle: source.title ?? endpoint.source,
    }
    const paged = page ? withPage(endpoint, page, loaded) : endpoint
    const prepared = withPurpose({ endpoint: paged, source, values }, definition.purpose && purpose)
    const outcome = await querySource(prepared.endpoint, prepared.source, prepared.values, expected, signal)
    if (isFinal(outcome)) return outcome
    firstFailure ??= outcome
  }
  return firstFailure ?? createFailure('unavailable')
}

/** Returns the request's endpoint and those of its live fallbacks. */
export const listEndpoints = (request: Request): Endpoint[] => [
  request,
  ...(request.fallback ?? []).filter(({ source }) => !isDemoSource(source)),
]

function querySource(
  endpoint: Endpoint,
  source: Source,
  values: FormValues,
  expected: ExpectedAnswer,
  signal: AbortSignal,
): Promise<Outcome> {
  const attempt = () => queryOnce(endpoint, source, values, expected, signal)
  return withRetries(attempt, isIdempotent(endpoint) ? source.retries : 0, signal)
}

/** Makes one attempt. The outcome has the id of its last request: each request has an id of its own. */
async function queryOnce(
  endpoint: Endpoint,
  source: Source,
  values: FormValues,
  expected: ExpectedAnswer,
  signal: AbortSignal,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(source.timeoutMs)
  const latest: { requestId?: string } = {}
  const sendWith = (token: string | undefined) => {
    if (isAudited(source)) latest.requestId = crypto.randomUUID()
    const marks = { token, requestId: latest.requestId }
    return send(endpoint, source, values, AbortSignal.any([signal, timeout]), marks)
  }
  const readOutcome = async (): Promise<Outcome> => {
    const response = await sendAuthorized(endpoint.source, source, sendWith)
    if (!response) return createFailure('signed-out', expected.errors[401])
    if (response === 'login-refused') return createFailure('login-refused')
    return readAnswer(response, endpoint, expected)
  }
  const outcome = await readOutcome().catch((error) => {
    signal.throwIfAborted()
    if (!navigator.onLine) return createFailure('offline')
    if (error instanceof NoAccessToken)
      return createFailure('no-token', `A consulta não foi feita. ${error.message}`)
    return createFailure(timeout.aborted ? 'timeout' : 'unavailable')
  })
  return { ...outcome, ...latest }
}

const firstBackoffMs = 300
const maxBackoffMs = 5_000

/** Returns true if a retry may succeed. A timeout is not retried: the user has waited long enough. */
const isTransient = (outcome: Outcome) => outcome.status === 'failed' && outcome.reason === 'unavailable'

/** Returns the delay before a retry: the source's `Retry-After`, or else exponential backoff with jitter. */
function computeBackoff(outcome: Outcome, attempt: number): number {
  const requested = outcome.status === 'failed' ? outcome.retryAfterMs : undefined
  return requested ?? firstBackoffMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

/**
 * Makes an attempt, and up to `retries` more after transient failures. Gives up if the backoff is too long.
 * Rejects if `signal` aborts.
 */
export async function withRetries(
  attempt: () => Promise<Outcome>,
  retries: number,
  signal: AbortSignal,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let count = 0; count < retries && isTransient(outcome); count += 1) {
    const backoff = computeBackoff(outcome, count)
    if (backoff > maxBackoffMs) return outcome
    await wait(backoff, signal)
    outcome = await attempt()
  }
  return outcome
}
