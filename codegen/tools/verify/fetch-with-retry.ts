import { setTimeout as wait } from 'node:timers/promises'
import type { HttpRequest } from './case-types.ts'
import { type AnsweredReply, type Reply, sendRequest, type VerifyTarget } from './send-request.ts'

/** How long to wait for a busy source that does not say how long, in milliseconds. */
const defaultWaitMs = 10_000

/** The longest wait that is worth it. */
const maxWaitMs = 120_000

/**
 * Asks a question and, if the source says that it is busy, waits as long as it asks for and asks once again. `onAnswer`
 * is told both answers.
 */
export async function fetchWithRetry(
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

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
