import type { Asked } from './question.ts'
import { readText } from './read-text.ts'
import { whyUnreachable } from './why-unreachable.ts'

/** Whom to ask, and as whom: the token's user, on a page of `origin`. `baseUrl` has no slash at its end. */
export type Addressee = {
  baseUrl: string
  timeoutMs: number
  token?: string | undefined
  origin?: string | undefined
}

export type Answered = { kind: 'answered'; status: number; text: string; headers: Headers }

/** What came of a question. Times in milliseconds. */
export type Reply = { ms: number } & (Answered | NotAnswered)

export type NotAnswered = { kind: 'slow' | 'too-large' } | { kind: 'unreachable'; why: string }

/**
 * Asks a source one question, as the product does. Cookies are neither kept nor sent, and a redirect is not followed:
 * what is sent goes to the source's own origin only.
 */
export async function ask(asked: Asked, { baseUrl, timeoutMs, token, origin }: Addressee): Promise<Reply> {
  const sentToken = asked.token ?? token ?? ''
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${baseUrl}${asked.path}`, {
      method: asked.method,
      headers: {
        ...(origin !== undefined && { origin }),
        ...asked.headers,
        accept: asked.method === 'options' ? '*/*' : 'application/json',
        ...(asked.body !== undefined && { 'content-type': 'application/json' }),
        ...(sentToken !== '' && { authorization: `Bearer ${sentToken}` }),
      },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
      redirect: 'manual',
      signal: timeout,
    })
    const text = await readText(response)
    if (text === undefined) return { kind: 'too-large', ms: ms() }
    return { kind: 'answered', status: response.status, text, headers: response.headers, ms: ms() }
  } catch (error) {
    if (timeout.aborted) return { kind: 'slow', ms: ms() }
    return { kind: 'unreachable', why: whyUnreachable(error), ms: ms() }
  }
}
