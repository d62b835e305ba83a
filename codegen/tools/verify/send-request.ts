import type { HttpRequest } from './case-types.ts'
import { describeConnectionError } from './connection-error.ts'
import { readText } from './read-text.ts'

/** Whom to ask, and as whom: the token's user, on a page of `origin`. `baseUrl` has no slash at its end. */
export type VerifyTarget = {
  baseUrl: string
  timeoutMs: number
  token?: string | undefined
  origin?: string | undefined
}

export type AnsweredReply = { kind: 'answered'; status: number; text: string; headers: Headers }

/** What came of a question. Times in milliseconds. */
export type Reply = { ms: number } & (AnsweredReply | FailedReply)

export type FailedReply = { kind: 'slow' | 'too-large' } | { kind: 'unreachable'; reason: string }

/**
 * Asks a source one question, as the product does. Cookies are neither kept nor sent, and a redirect is not followed:
 * what is sent goes to the source's own origin only.
 */
export async function sendRequest(
  httpRequest: HttpRequest,
  { baseUrl, timeoutMs, token, origin }: VerifyTarget,
): Promise<Reply> {
  const sentToken = httpRequest.token ?? token ?? ''
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${baseUrl}${httpRequest.path}`, {
      method: httpRequest.method,
      headers: {
        ...(origin !== undefined && { origin }),
        ...httpRequest.headers,
        accept: httpRequest.method === 'options' ? '*/*' : 'application/json',
        ...(httpRequest.body !== undefined && { 'content-type': 'application/json' }),
        ...(sentToken !== '' && { authorization: `Bearer ${sentToken}` }),
      },
      ...(httpRequest.body !== undefined && { body: JSON.stringify(httpRequest.body) }),
      redirect: 'manual',
      signal: timeout,
    })
    const text = await readText(response)
    if (text === undefined) return { kind: 'too-large', ms: ms() }
    return { kind: 'answered', status: response.status, text, headers: response.headers, ms: ms() }
  } catch (error) {
    if (timeout.aborted) return { kind: 'slow', ms: ms() }
    return { kind: 'unreachable', reason: describeConnectionError(error), ms: ms() }
  }
}
