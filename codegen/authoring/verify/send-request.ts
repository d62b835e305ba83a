import { randomUUID } from 'node:crypto'
import { buildAuditHeaders } from '../../../manifest/contract/audit-headers.ts'
import type { HttpRequest } from './verify-types.ts'

/** The source, the token and the page's origin of a request. `baseUrl` has no trailing slash. */
export type VerifyTarget = {
  baseUrl: string
  timeoutMs: number
  token?: string | undefined
  origin?: string | undefined
  /** Requests carry an id of their own, and the version. */
  isAudited?: boolean
}

/** The version that the command gives for itself. */
const clientVersion = 'verify'

export type AnsweredReply = { kind: 'answered'; status: number; text: string; headers: Headers }

/** The outcome of a request. Times in milliseconds. */
export type Reply = { ms: number } & (AnsweredReply | FailedReply)

export type FailedReply = { kind: 'slow' | 'too-large' } | { kind: 'unreachable'; reason: string }

/**
 * Sends a request to a source as the app does. It sends and stores no cookies and follows no redirects, so
 * data goes only to the source's own origin.
 */
export function sendRequest(
  httpRequest: HttpRequest,
  { baseUrl, timeoutMs, token, origin, isAudited = false }: VerifyTarget,
): Promise<Reply> {
  const sentToken = httpRequest.token ?? token ?? ''
  const { method } = httpRequest
  const headers = {
    ...(origin !== undefined && { origin }),
    ...httpRequest.headers,
    // A browser sends a preflight without them.
    ...(isAudited && method !== 'options' && buildAuditHeaders(randomUUID(), clientVersion)),
    accept: method === 'options' ? '*/*' : 'application/json',
    ...(httpRequest.body !== undefined && { 'content-type': 'application/json' }),
    ...(sentToken !== '' && { authorization: `Bearer ${sentToken}` }),
  }
  const body = httpRequest.body === undefined ? {} : { body: JSON.stringify(httpRequest.body) }
  return fetchReply(`${baseUrl}${httpRequest.path}`, { method, headers, ...body }, timeoutMs)
}

/** Sends a request and reads its answer. Redirects are not followed. */
export async function fetchReply(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: timeout })
    const text = await readText(response)
    if (text === undefined) return { kind: 'too-large', ms: ms() }
    return { kind: 'answered', status: response.status, text, headers: response.headers, ms: ms() }
  } catch (error) {
    if (timeout.aborted) return { kind: 'slow', ms: ms() }
    return { kind: 'unreachable', reason: describeConnectionError(error), ms: ms() }
  }
}

/** The app reads no larger answers. In bytes. */
const maxAnswerBytes = 8_000_000

/** Returns `undefined` if the answer is too large. */
async function readText({ body, headers }: Response): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > maxAnswerBytes) {
    await body?.cancel()
    return undefined
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Returning from the loop cancels the rest of the body.
    if (size > maxAnswerBytes) return undefined
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** Messages for error codes of Node's sockets and TLS. */
const reasons: [codes: RegExp, why: string][] = [
  [/^(?:ENOTFOUND|EAI_)/, 'o nome do servidor não existe no DNS'],
  [/^ECONNREFUSED$/, 'a conexão foi recusada'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'não há caminho na rede até o servidor'],
  [/TIMEOUT|^ETIMEDOUT$/, 'o servidor não aceitou a conexão a tempo'],
  [/CERT|SIGNATURE|ISSUER|ALTNAME/, 'o certificado TLS não é confiável'],
  [/SSL|TLS|^EPROTO$/, 'a conexão TLS falhou'],
  [/^HPE_/, 'a resposta não é HTTP'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'a conexão caiu no meio'],
]

/**
 * Describes in Portuguese why `fetch` failed. Error messages are omitted, because they may quote the request.
 */
function describeConnectionError(error: unknown): string {
  const code = listErrorCodes(error).find((code) => code !== '') ?? ''
  return reasons.find(([codes]) => codes.test(code))?.[1] ?? 'a conexão falhou'
}

/** Lists the codes of an error and its causes. If several addresses failed, only the first counts. */
function listErrorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [code, ...listErrorCodes(inner)]
}
