import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type ReceivedRequest = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export type RequestHandler = (request: ReceivedRequest, response: ServerResponse) => unknown

/**
 * Starts a source on loopback that answers with `answer` and records requests. It stops when the test ends.
 */
export async function startSourceServer(answer: RequestHandler) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const receivedRequest = { method, url, headers, body: await text(request) }
    received.push(receivedRequest)
    answer(receivedRequest, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received }
}

export function sendJson(response: ServerResponse, answer: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
