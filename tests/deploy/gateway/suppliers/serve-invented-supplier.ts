import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the supplier received it. */
type ReceivedRequest = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export type Respond = (request: ReceivedRequest, response: ServerResponse) => unknown

/**
 * An invented supplier: OAuth 2 by client credentials, and people under `/v2`. `respond` may answer instead. It is a server of this
 * machine, so its addresses are private.
 */
export async function serveInventedSupplier(respond: Respond = answerPeople) {
  const received: ReceivedRequest[] = []
  const tokens: string[] = []
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming) body += part
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body,
    }
    received.push(request)
    if (request.url !== '/token') return respond(request, response)
    const isKnown = request.headers.authorization === `Basic ${btoa('painel:segredo-do-painel')}`
    if (isKnown) tokens.push(`token-${tokens.length + 1}`)
    return send(response, isKnown ? 200 : 401, { access_token: tokens.at(-1), expires_in: 600 })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const queries = () => received.filter(({ url: path }) => path !== '/token')
  return { url, received, queries, tokens, close }
}

export const oauth = (url: string) =>
  ({
    type: 'oauth2',
    tokenUrl: `${url}/token`,
    clientIdEnv: 'ACME_ID',
    clientSecretEnv: 'ACME_SECRET',
  }) as const

export const secrets = { ACME_ID: 'painel', ACME_SECRET: 'segredo-do-painel', ACME_KEY: 'chave-do-painel' }

export function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Answers in a shape of its own: nested, in English, in cents, with dates as eight digits. */
function answerPeople({ url }: ReceivedRequest, response: ServerResponse) {
  const document = url.split('/').at(-1) ?? ''
  if (document === '00000000191') return send(response, 404, { code: 'PERSON_NOT_FOUND' })
  return send(response, 200, {
    data: {
      person: { taxId: document, fullName: 'Ana Exemplo', birth: '17011984' },
      incomeInCents: 123_450,
      addresses: [{ zip: '01001000' }, { zip: '70150900', since: '20200131' }],
    },
  })
}
