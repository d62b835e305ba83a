import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = (response: ServerResponse) => void

const json = (body: string, status = 200, headers: Record<string, string> = {}): Reply => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
}

/** Faults in turn, each seen in a real service. */
const faults: Reply[] = [
  json('{"message":"erro interno"}', 500),
  json('{"message":"devagar"}', 429, { 'retry-after': '1' }),
  () => undefined,
  json('{"id":'),
  (response) => response.destroy(),
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
    response.write('{"id":"1"', () => response.destroy())
  },
  json('<html>manutenção</html>', 503),
]

export const isFaulty = (id: number) => id % 5 === 0

export const isUnknown = (id: number) => id % 7 === 0

/** Answers `/assunto/<id>`. Every fifth subject gets a fault the first time it is queried. */
export async function faultyServer() {
  const queries = new Map<number, number>()
  const server = createServer(({ url = '' }: IncomingMessage, response) => {
    const id = Number(url.split('/').at(-1))
    const attempt = (queries.get(id) ?? 0) + 1
    queries.set(id, attempt)
    const fault = faults[(id / 5) % faults.length]
    if (isFaulty(id) && attempt === 1) fault?.(response)
    else if (isUnknown(id)) json('{}', 404)(response)
    // Later answers overtake earlier ones.
    else setTimeout(() => json(JSON.stringify({ id: String(id) }))(response), id % 4)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
