import type { FastifyInstance } from 'fastify'
import { Refusal } from './exchange.ts'

/** Host names of loopback, with an optional port. No other site can register them. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Refuses requests for other host names than loopback's and `hosts`. With DNS rebinding a site's name resolves to this machine,
 * and the browser would give that site the answers.
 */
export function restrictHosts(app: FastifyInstance, hosts: readonly string[]): void {
  const own = new Set(hosts.map((host) => host.toLowerCase()))
  const isOwn = (host: string) =>
    loopbackName.test(host) || own.has(host.toLowerCase().replace(/:\d{1,5}$/, ''))
  const names = ['localhost', '127.0.0.1', ...hosts]
  const foreignHost = `O gateway de referência só atende por ${new Intl.ListFormat('pt-BR').format(names)}`
  app.addHook('onRequest', async ({ raw }) => {
    const [host = '', ...others] = readHosts(raw.rawHeaders)
    if (others.length > 0 || !isOwn(host)) throw new Refusal(421, foreignHost)
  })
}

/** Returns all host headers. Several are refused, because a proxy may read another one than this server. */
const readHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
