import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { clientVersionHeader, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { SourceContext } from './source-context.ts'

/** Answers preflights, and sends the CORS headers of a source to the origins that may have them. */
export async function allowOrigins(
  app: FastifyInstance,
  { origin, source }: Pick<SourceContext, 'origin' | 'source'>,
): Promise<void> {
  const own = Object.keys(source.headers ?? {})
  const standard = ['Accept', 'Content-Type', 'Authorization', requestIdHeader, clientVersionHeader]
  const options = {
    credentials: source.credentials === 'include',
    methods: source.batch ? ['GET', 'POST', 'PUT', 'DELETE'] : ['GET', 'POST'],
    allowedHeaders: [...standard, ...own, source.purpose?.header ?? []].flat(),
    exposedHeaders: ['Retry-After', 'WWW-Authenticate', 'Age'],
    maxAge: 600,
  }
  const origins = origin === undefined ? true : [origin]
  await app.register(cors, {
    delegator({ method, headers }, callback) {
      const sent = headers.origin
      const isAllowed = sent !== undefined && (origin === undefined || origin === sent)
      // Any other OPTIONS request is refused as a method that the path lacks.
      const preflight =
        method === 'OPTIONS' && sent !== undefined && headers['access-control-request-method'] !== undefined
      callback(null, { ...options, preflight, origin: preflight || isAllowed ? origins : false })
    },
  })
}
