import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { clientVersionHeader, requestIdHeader } from '../../manifest/contract/audit-headers.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import { createReplies, type ReplyOptions } from './create-replies.ts'
import { type GatewayRequest, Refusal, type Reply } from './exchange.ts'
import { readBodyText } from './read-body.ts'

export type GatewayOptions = ReplyOptions & {
  /** The only origin that may send requests from a browser; any origin if absent. */
  origin?: string | undefined
  /**
   * Receives a line per request: time, method, path, status and milliseconds. It contains no value of a query.
   */
  log?: (line: string) => void
}

/** Returns a request listener that simulates a source by its contract and examples. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { model, source: name, origin, log } = options
  const source = model.sources.sources[name]
  if (!source) throw new Error(`The manifest has no source ${name}`)
  const cors = { origin, source }
  const answer = createReplies(options)
  return async (request, response) => {
    const startedAt = performance.now()
    const gatewayRequest = readRequest(request)
    const preflight = preflightReply(cors, gatewayRequest)
    const { path = outsideContract, reply } = preflight
      ? { reply: preflight }
      : await answer(gatewayRequest).catch(replyToDefect)
    send(response, reply, corsHeaders(cors, request.headers))
    const ms = Math.round(performance.now() - startedAt)
    log?.(`${new Date().toISOString()} ${gatewayRequest.method} ${path} ${reply.status} ${ms} ms`)
  }
}

/** Replaces paths outside the contract in the log, because they may contain any value. */
const outsideContract = '(fora do contrato)'

export const readRequest = (request: IncomingMessage): GatewayRequest => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  headers: request.headers,
  client: request.socket.remoteAddress ?? '',
  body: (maxBytes) => readBodyText(request, maxBytes),
})

const replyToDefect = () => ({ path: '(defeito)', reply: new Refusal(500, 'Defeito do gateway').reply })

export function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  extraHeaders: Record<string, string>,
) {
  const type = body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(status, { 'cache-control': 'no-store', ...type, ...headers, ...extraHeaders })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** The origin allowed by CORS; any origin if absent. */
type Cors = { origin: string | undefined; source: Source }

/** Returns the CORS headers that every response needs. */
function corsHeaders({ origin, source }: Cors, headers: IncomingHttpHeaders): Record<string, string> {
  const requestOrigin = headers.origin
  const isAllowed = requestOrigin !== undefined && (origin === undefined || origin === requestOrigin)
  return {
    vary: 'Origin',
    ...(isAllowed && {
      'access-control-allow-origin': requestOrigin,
      'access-control-expose-headers': 'Retry-After, WWW-Authenticate',
      ...(source.credentials === 'include' && { 'access-control-allow-credentials': 'true' }),
    }),
  }
}

/** Answers a CORS preflight; `undefined` for other requests. */
function preflightReply({ source }: Cors, { method, headers }: GatewayRequest): Reply | undefined {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined
  const own = Object.keys(source.headers ?? {})
  const standard = ['Accept', 'Content-Type', 'Authorization', requestIdHeader, clientVersionHeader]
  const allowed = [...standard, ...own, source.purpose?.header ?? []].flat()
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': source.batch ? 'GET, POST, DELETE' : 'GET, POST',
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
    },
  }
}
