import { setTimeout as wait } from 'node:timers/promises'
import { type AnsweredReply, type Reply, sendRequest, type VerifyTarget } from './send-request.ts'
import type { HttpRequest } from './verify-types.ts'

/** The rate limit of a query and the example it comes from. */
type SendOptions = { perMinute: number; example: string }

export type ReceivedAnswer = { status: number; headers: Headers; example: string }

export type SourceClient = {
  send(httpRequest: HttpRequest, options: SendOptions): Promise<Reply>
  /** Every answer in order. */
  receivedAnswers: readonly ReceivedAnswer[]
  hasSent(): boolean
  timeoutMs: number
}

/**
 * Creates a client that sends queries at the rate of their batches. Equal queries of several variants are
 * sent once.
 */
export function createSourceClient(target: VerifyTarget, isRateLimited: boolean): SourceClient {
  const waitForSlot = createRateLimiter()
  const replies = new Map<string, Promise<Reply>>()
  const receivedAnswers: ReceivedAnswer[] = []

  async function sendAtPace(httpRequest: HttpRequest, { perMinute, example }: SendOptions): Promise<Reply> {
    if (isRateLimited) await waitForSlot(perMinute)
    return fetchWithRetry(httpRequest, target, ({ status, headers }) =>
      receivedAnswers.push({ status, headers, example }),
    )
  }

  return {
    receivedAnswers,
    hasSent: () => replies.size > 0,
    timeoutMs: target.timeoutMs,
    send(httpRequest, options) {
      const key = JSON.stringify(httpRequest)
      const reply = replies.get(key) ?? sendAtPace(httpRequest, options)
      replies.set(key, reply)
      return reply
    },
  }
}

const minuteMs = 60_000

type PaceClock = { now(): number; wait(ms: number): Promise<unknown> }

const realClock: PaceClock = { now: () => performance.now(), wait: (ms) => wait(ms) }

/**
 * Spaces queries evenly, so that no minute has more than `perMinute`. The limit spans all consultas, because
 * the source counts every query.
 */
export function createRateLimiter({
  now,
  wait,
}: PaceClock = realClock): (perMinute: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async (perMinute) => {
    const delay = last + minuteMs / perMinute - now()
    if (delay > 0) await wait(delay)
    last = now()
  }
}

/** Wait for a busy source without `Retry-After`, in milliseconds. */
const defaultWaitMs = 10_000

/** A longer `Retry-After` is not waited for. In milliseconds. */
const maxWaitMs = 120_000

/**
 * Sends a request, and after a 429 waits for `Retry-After` and sends it once more. `onAnswer` receives both
 * answers.
 */
async function fetchWithRetry(
  httpRequest: HttpRequest,
  target: VerifyTarget,
  onAnswer: (answer: AnsweredReply) => void,
): Promise<Reply> {
  const sendOnce = async () => {
    const reply = await sendRequest(httpRequest, target)
    if (reply.kind === 'answered') onAnswer(reply)
    return reply
  }
  const reply = await sendOnce()
  if (reply.kind !== 'answered' || reply.status !== 429) return reply
  const ms = parseRetryAfter(reply.headers.get('retry-after') ?? undefined, Date.now()) ?? defaultWaitMs
  if (ms > maxWaitMs) return reply
  await wait(ms)
  return sendOnce()
}

/** Parses `Retry-After` to milliseconds: seconds or a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
