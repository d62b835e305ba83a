import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { readBody } from '../../oidc-provider/read-body.ts'

type RelayTargets = { app: string; tokens: { url: string; secret: string | undefined } }

/**
 * Serves an app as the guide's nginx does for Google: `/auth/token` is the provider's token endpoint, to
 * which the server adds the client secret. Returns a function that stops it.
 */
export async function startTokenRelay(port: number, { app, tokens }: RelayTargets) {
  const server = createServer((incoming, response) => {
    const isToken = incoming.method === 'POST' && incoming.url === '/auth/token'
    const answered = isToken ? relayToken(incoming, response, tokens) : relayPage(incoming, response, app)
    answered.catch((error) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

async function relayToken(
  incoming: IncomingMessage,
  response: ServerResponse,
  { url, secret = '' }: RelayTargets['tokens'],
) {
  const body = `${await readBody(incoming)}&${new URLSearchParams({ client_secret: secret })}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(url, { method: 'POST', body, headers })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}

const relayPage = (incoming: IncomingMessage, response: ServerResponse, app: string) =>
  new Promise<void>((resolve, reject) => {
    const { method, url = '/' } = incoming
    const outgoing = request(app + url, { method, headers: { accept: incoming.headers.accept ?? '*/*' } })
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response).once('finish', resolve)
    })
    outgoing.end()
  })
