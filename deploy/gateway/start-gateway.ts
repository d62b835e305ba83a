import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway, type GatewayOptions, send } from './create-gateway.ts'
import { Refusal } from './exchange.ts'

export type StartOptions = Omit<GatewayOptions, 'source'> & {
  /** The sources that are played: one at the address itself, several each below a path of its name. */
  sources: readonly string[]
  /** A free one, by default. */
  port?: number
  /** Milliseconds in which a request must arrive, body included: 30 seconds by default. */
  requestTimeoutMs?: number
}

export type Gateway = { url: string; stop: () => Promise<void> }

/** Plays sources on loopback. Rejects where the port is taken. */
export async function startGateway({
  sources,
  port = 0,
  requestTimeoutMs = 30_000,
  ...options
}: StartOptions): Promise<Gateway> {
  const namedListeners = sources.map((source) => [source, createGateway({ ...options, source })] as const)
  const [first] = namedListeners
  const listener = first && namedListeners.length === 1 ? first[1] : dispatchBySource(new Map(namedListeners))
  const timeouts = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: 1_000,
  }
  const server = createServer(timeouts, restrictToLoopback(listener))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Gives a request to the listener that the first part of its path names, with the rest of the path. */
function dispatchBySource(listeners: ReadonlyMap<string, RequestListener>): RequestListener {
  const names = [...listeners.keys()].map((name) => `/${name}`).join(', ')
  return (request, response) => {
    const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(request.url ?? '') ?? []
    const listener = listeners.get(name)
    if (!listener)
      return send(response, new Refusal(404, `Cada fonte fica em seu caminho: ${names}`).reply, {})
    request.url = rest
    listener(request, response)
  }
}

/** Names that lead to this machine alone, with or without a port. No other site's name can come to mean them. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Keeps requests under other names from a listener. A site may let its own name lead to this machine (DNS rebinding):
 * the browser then takes the answers for that site's own.
 */
const restrictToLoopback =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    isLoopbackHost(request) ? listener(request, response) : send(response, foreignHostReply, {})

const foreignHostReply = new Refusal(421, 'O gateway de referência só atende por localhost e 127.0.0.1').reply

/** Returns false also if there are several names: a proxy may read another than this server does. */
function isLoopbackHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct.host ?? []
  return others.length === 0 && loopbackName.test(host)
}
