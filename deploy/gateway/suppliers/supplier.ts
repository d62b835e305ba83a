import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import type { Attempts } from '../answers/answer-source.ts'
import { createAuthorization } from './authorization.ts'
import { createBreaker } from './breaker.ts'
import type { Clock } from './clock.ts'
import { createConnection, type IncomingReply, type OutgoingRequest } from './connection.ts'
import { SupplierFailure } from './failure.ts'
import { createPace, type SharedLimits } from './pace.ts'
import type { Environment } from './secrets.ts'

/**
 * Asks one supplier. `id` is the same if a query is asked again. `markAsked` of a batch's line runs before each request that a
 * supplier would charge again if it were repeated.
 */
export type AskSupplier = {
  ask: (request: OutgoingRequest, id: string, line?: Pick<Attempts, 'markAsked'>) => Promise<IncomingReply>
  close: () => Promise<void>
}

const firstBackoffMs = 300

/** A person waits at most this long between attempts, in milliseconds. */
const maxBackoffMs = 5_000

/** Creates what asks a supplier within its limits: credentials, rate, retries and breaker. */
export function createSupplier(
  supplier: Supplier,
  env: Environment,
  clock: Clock,
  shared?: SharedLimits,
): AskSupplier {
  const connection = createConnection(supplier.baseUrl, supplier, env)
  const authorization = createAuthorization(supplier, env, clock)
  const pace = createPace(supplier, clock, shared)
  const guard = createBreaker(supplier, clock)

  async function attempt(
    request: OutgoingRequest,
    beforeSend: () => Promise<void>,
    longestMs: number,
  ): Promise<IncomingReply> {
    const reply = await pace.run(async () => {
      await beforeSend()
      return authorization.send(request, connection.send)
    }, longestMs)
    const failure = readFailure(reply, clock.now())
    if (failure?.code === 'limite' && failure.facts.retryAfterMs !== undefined)
      await pace.pause(failure.facts.retryAfterMs)
    if (failure && failure.code !== 'recusa') throw failure
    return reply
  }

  async function attemptAgain(
    request: OutgoingRequest,
    isRepeatable: boolean,
    beforeSend: () => Promise<void>,
    longestMs: number,
  ): Promise<IncomingReply> {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt(request, beforeSend, longestMs)
      } catch (error) {
        if (!isRepeatable && error instanceof SupplierFailure && error.facts.isLost)
          throw new SupplierFailure(maybeChargedCode)
        const backoffMs =
          error instanceof SupplierFailure ? computeBackoff(error, count, isRepeatable) : undefined
        if (backoffMs === undefined || backoffMs > maxBackoffMs || count >= supplier.retries) throw error
        await clock.wait(backoffMs)
      }
    }
  }

  return {
    async ask(request, id, line) {
      const { idempotency, cost = 0, timeoutMs } = supplier
      const headers = { ...request.headers, ...(idempotency !== undefined && { [idempotency]: id }) }
      const isRepeatable = idempotency !== undefined || (request.method === 'GET' && cost === 0)
      const beforeSend = (!isRepeatable && line?.markAsked) || (async () => undefined)
      // A person who asks meanwhile has a turn within the other half.
      const longestMs = line ? timeoutMs / 2 : timeoutMs
      return guard(() => attemptAgain({ ...request, headers }, isRepeatable, beforeSend, longestMs))
    },
    async close() {
      await Promise.all([connection.close(), authorization.close()])
    },
  }
}

/** Returns the wait before another attempt; `undefined` if it could charge twice or cannot help. A 429 was not processed. */
function computeBackoff(
  { code, facts }: SupplierFailure,
  count: number,
  isRepeatable: boolean,
): number | undefined {
  if (code === 'limite' && facts.status === 429) return facts.retryAfterMs ?? firstBackoffMs * 2 ** count
  const isTransient =
    code === 'sem-resposta' || (code === 'erro' && facts.status !== 500 && facts.status !== 501)
  return isTransient && isRepeatable ? (facts.retryAfterMs ?? firstBackoffMs * 2 ** count) : undefined
}

/** Returns the failure that a status says; `undefined` for an answer. */
function readFailure({ status, retryAfter }: IncomingReply, now: number): SupplierFailure | undefined {
  const facts = { status, retryAfterMs: readRetryAfter(retryAfter, now) }
  if (status >= 200 && status < 300) return undefined
  if (status < 400) return new SupplierFailure('desvio', { status })
  if (status === 429) return new SupplierFailure('limite', facts)
  if (status >= 500) return new SupplierFailure('erro', facts)
  return new SupplierFailure([401, 402, 403, 407].includes(status) ? 'credencial' : 'recusa', { status })
}

/** Returns the wait that `Retry-After` asks for, in milliseconds (RFC 9110, section 10.2.3). */
function readRetryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text.trim())) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
