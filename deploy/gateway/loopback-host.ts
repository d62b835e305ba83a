import type { IncomingMessage, RequestListener } from 'node:http'
import { send } from './create-gateway.ts'
import { Refusal } from './exchange.ts'

/** Names that lead to this machine alone, with or without a port. No other site's name can come to mean them. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Keeps requests under other names from a listener. A site may let its own name lead to this machine (DNS rebinding):
 * the browser then takes the answers for that site's own.
 */
export const restrictToLoopback =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    isLoopbackHost(request) ? listener(request, response) : send(response, foreignHostReply, {})

const foreignHostReply = new Refusal(421, 'O gateway de referência só atende por localhost e 127.0.0.1').reply

/** Returns false also if there are several names: a proxy may read another than this server does. */
function isLoopbackHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct.host ?? []
  return others.length === 0 && loopbackName.test(host)
}
