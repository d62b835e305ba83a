import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a supplier that bills each idempotency key once. It answers as many keys as its gate lets through and holds the others, so
 * a test decides how far a batch gets.
 */
export async function startGatedSupplier() {
  const billed = new Set<string>()
  const held = new Map<ServerResponse, string>()
  let [gate, requests] = [0, 0]

  function answer(response: ServerResponse, key: string): void {
    if (!billed.has(key) && billed.size >= gate) {
      held.set(response, key)
      response.on('close', () => held.delete(response))
      return
    }
    billed.add(key)
    response.setHeader('content-type', 'application/json')
    response.end('{"nome":"Ana"}')
  }

  const server = createServer((request, response) => {
    requests += 1
    request.resume()
    answer(response, String(request.headers['idempotency-key']))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    billed,
    requests: () => requests,
    /** Sets how many keys pass in total. */
    open(count: number) {
      gate = count
      const waiting = [...held]
      held.clear()
      for (const [response, key] of waiting) answer(response, key)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
