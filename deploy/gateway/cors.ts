import type { IncomingHttpHeaders } from 'node:http'
import type { Source } from '../../manifest/schema/sources.ts'
import type { GatewayRequest, Reply } from './exchange.ts'

/** Who may ask from a browser: one origin, or any. */
export type Cors = { origin: string | undefined; source: Source }

/** The headers of every answer, without which a browser keeps it from the page. */
export function corsHeaders({ origin, source }: Cors, headers: IncomingHttpHeaders): Record<string, string> {
  const requestOrigin = headers.origin
  const isAllowed = requestOrigin !== undefined && (origin === undefined || origin === requestOrigin)
  return {
    vary: 'Origin',
    ...(isAllowed && {
      'access-control-allow-origin': requestOrigin,
      'access-control-expose-headers': 'Retry-After, WWW-Authenticate',
      ...(source.credentials === 'include' && { 'access-control-allow-credentials': 'true' }),
    }),
  }
}

/** The answer to the question that a browser asks before its request; `undefined` where this is none. */
export function preflightReply({ source }: Cors, { method, headers }: GatewayRequest): Reply | undefined {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined
  const own = Object.keys(source.headers ?? {})
  const allowed = ['Accept', 'Content-Type', 'Authorization', ...own, source.purpose?.header ?? []].flat()
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
    },
  }
}
