import type { Asked } from './question.ts'
import { readText } from './read-text.ts'
import { whyUnreachable } from './why-unreachable.ts'

/** Whom to ask, and as whom. `baseUrl` has no slash at its end. */
export type Addressee = { baseUrl: string; timeoutMs: number; token?: string | undefined }

/** What came of a question. Times in milliseconds. */
export type Reply = { ms: number } & (
  | { kind: 'answered'; status: number; text: string; retryAfter?: string }
  | { kind: 'slow' | 'too-large' }
  | { kind: 'unreachable'; why: string }
)

/**
 * Asks a source one question, as the product does. Cookies are neither kept nor sent, and a redirect is not followed:
 * what is sent goes to the source's own origin only.
 */
export async function ask(asked: Asked, { baseUrl, timeoutMs, token }: Addressee): Promise<Reply> {
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${baseUrl}${asked.path}`, {
      method: asked.method,
      headers: {
        ...asked.headers,
        accept: 'application/json',
        ...(asked.body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
      redirect: 'manual',
      signal: timeout,
    })
    const text = await readText(response)
    if (text === undefined) return { kind: 'too-large', ms: ms() }
    const retryAfter = response.headers.get('retry-after')
    return {
      kind: 'answered',
      status: response.status,
      text,
      ...(retryAfter !== null && { retryAfter }),
      ms: ms(),
    }
  } catch (error) {
    if (timeout.aborted) return { kind: 'slow', ms: ms() }
    return { kind: 'unreachable', why: whyUnreachable(error), ms: ms() }
  }
}
