import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { corsHeaders, preflightReply } from './cors.ts'
import { createReplies, type ReplyOptions } from './create-replies.ts'
import { type GatewayRequest, Refusal, type Reply } from './exchange.ts'
import { readBodyText } from './read-body-text.ts'

export type GatewayOptions = ReplyOptions & {
  /** The one origin whose pages may ask; without it those of any. */
  origin?: string | undefined
  /** Takes a line a request: time, method, path, status and milliseconds, and no value of anybody. */
  log?: (line: string) => void
}

/** A server's answer to each request for a source, by its contract and its examples. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { model, source: name, origin, log } = options
  const source = model.sources.sources[name]
  if (!source) throw new Error(`No source ${name}`)
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

/** In place of a path that the contract does not have, and that may hold anything. */
const outsideContract = '(fora do contrato)'

/** A request as the checks read it. */
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
