import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway, type GatewayOptions, send } from './create-gateway.ts'
import { Refusal, UnknownPath } from './exchange.ts'

export type StartOptions = Omit<GatewayOptions, 'source'> & {
  /** The sources to simulate. A single source has the root path; several have a path of their name each. */
  sources: readonly string[]
  /** A free port by default. */
  port?: number
  /** Timeout for receiving a whole request, in milliseconds. The default ends half-open requests within 30 seconds. */
  requestTimeoutMs?: number
}

export type Gateway = { url: string; stop: () => Promise<void> }

/** Starts the sources on loopback. Rejects if the port is in use. */
export async function startGateway({
  sources,
  port = 0,
  requestTimeoutMs = 28_000,
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

/** Passes a request to the listener named by the first path segment. */
function dispatchBySource(listeners: ReadonlyMap<string, RequestListener>): RequestListener {
  const names = [...listeners.keys()].map((name) => `/${name}`).join(', ')
  return (request, response) => {
    const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(request.url ?? '') ?? []
    const listener = listeners.get(name)
    if (!listener)
      return send(response, new UnknownPath(`Cada fonte fica em seu caminho: ${names}`).reply, {})
    request.url = rest
    listener(request, response)
  }
}

/** Host names of loopback, with an optional port. No other site can register them. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Refuses requests with other host names. With DNS rebinding a site's name resolves to this machine, and the
 * browser would give that site the answers.
 */
const restrictToLoopback =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    isLoopbackHost(request) ? listener(request, response) : send(response, foreignHostReply, {})

const foreignHostReply = new Refusal(421, 'O gateway de referência só atende por localhost e 127.0.0.1').reply

/** Several host headers are refused, because a proxy may read another one than this server. */
function isLoopbackHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct.host ?? []
  return others.length === 0 && loopbackName.test(host)
}
