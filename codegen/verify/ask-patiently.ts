import { setTimeout as wait } from 'node:timers/promises'
import { type Addressee, type Answered, ask, type Reply } from './ask.ts'
import type { Asked } from './question.ts'

/** How long to wait for a busy source that does not say how long, in milliseconds. */
const defaultWaitMs = 10_000

/** The longest wait that is worth it. */
const longestWaitMs = 120_000

/**
 * Asks a question and, if the source says that it is busy, waits as long as it asks for and asks once again. `onAnswer`
 * is told both answers.
 */
export async function askPatiently(
  asked: Asked,
  addressee: Addressee,
  onAnswer: (answer: Answered) => void,
): Promise<Reply> {
  const askOnce = async () => {
    const reply = await ask(asked, addressee)
    if (reply.kind === 'answered') onAnswer(reply)
    return reply
  }
  const reply = await askOnce()
  if (reply.kind !== 'answered' || reply.status !== 429) return reply
  const ms = retryAfterMs(reply.headers.get('retry-after') ?? undefined, Date.now()) ?? defaultWaitMs
  if (ms > longestWaitMs) return reply
  await wait(ms)
  return askOnce()
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
