import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { clientVersionHeader, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { SourceContext } from './source-context.ts'

/** Answers preflights, and sends the CORS headers of a source. */
export async function allowOrigins(
  app: FastifyInstance,
  { origin, source }: Pick<SourceContext, 'origin' | 'source'>,
): Promise<void> {
  const own = Object.keys(source.headers ?? {})
  const standard = ['Accept', 'Content-Type', 'Authorization', requestIdHeader, clientVersionHeader]
  await app.register(cors, {
    origin: origin === undefined ? true : [origin],
    credentials: source.credentials === 'include',
    methods: source.batch ? ['GET', 'POST', 'DELETE'] : ['GET', 'POST'],
    allowedHeaders: [...standard, ...own, source.purpose?.header ?? []].flat(),
    exposedHeaders: ['Retry-After', 'WWW-Authenticate'],
    maxAge: 600,
  })
}
