import type { HttpRequest } from './case-types.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { Reply, VerifyTarget } from './send-request.ts'

/** How fast a question may follow the one before, and the example that it is. */
type SendOptions = { perMinute: number; example: string }

/** An answer that came, and the example that it was asked with. */
export type ReceivedAnswer = { status: number; headers: Headers; example: string }

export type SourceClient = {
  send(httpRequest: HttpRequest, options: SendOptions): Promise<Reply>
  /** Every answer that came, in order. */
  receivedAnswers: readonly ReceivedAnswer[]
  hasSent(): boolean
  timeoutMs: number
}

/** Asks one question after the other, at the pace of their batches, and what several variants share only once. */
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
