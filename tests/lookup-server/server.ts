import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Reply } from '../../deploy/gateway/server/exchange.ts'
import { faults } from './faults.ts'
import { createNotFoundReply } from './public-services.ts'
import { type FaultRule, findRule, type RecordedRequest, readService } from './rules.ts'
import { createServices } from './services.ts'

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'Retry-After',
}

/** Only requests to sources that are audited have an id. */
const readRequestId = ({ 'x-request-id': id }: IncomingHttpHeaders) =>
  typeof id === 'string' ? { requestId: id } : {}

function send(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/**
 * Starts the reference gateway and the public services on loopback, each below a path of its name. Faults are
 * set per subject, also over HTTP (`POST /rules`; `GET /requests` returns the requests), so that parallel tests
 * do not interfere.
 */
export async function startLookupServer(port = 0) {
  const rules: FaultRule[] = []
  const recordedRequests: RecordedRequest[] = []
  const answer = await createServices()
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { method = 'GET', url: path = '/', headers } = request
    const body = await text(request)
    if (path === '/rules') {
      rules.push(...JSON.parse(body))
      return void response.writeHead(204).end()
    }
    if (path === '/requests') return void response.end(JSON.stringify(recordedRequests))
    recordedRequests.push({ method, path, body, ...readRequestId(headers) })
    const fault = findRule(rules, { method, path, body })?.fault ?? 'good'
    if (fault === 'unknown') return send(response, createNotFoundReply(readService(path)))
    const reply = await answer({ method, url: path, headers, body })
    if (fault === 'good' || reply.body === undefined) return send(response, reply)
    faults[fault](response, reply.body, request)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests in order, without those for rules. */
    asked: recordedRequests,
    rule: (rule: FaultRule) => void rules.push(rule),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
