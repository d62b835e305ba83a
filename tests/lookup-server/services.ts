import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { buildModel } from '../../codegen/generate.ts'
import { openPglite } from '../../deploy/gateway/database/pglite.ts'
import { createApp } from '../../deploy/gateway/server/create-app.ts'
import type { Reply } from '../../deploy/gateway/server/exchange.ts'
import { findPublicReply } from './public-services.ts'

const resolveRoot = (folder: string) => new URL(`../../${folder}`, import.meta.url).pathname

const gatewaySources = ['gateway', 'brasilapi']

/** Plays the sources with contracts as `npm run gateway` does, each below its name. */
async function createGateway(): Promise<FastifyInstance> {
  const built = buildModel({
    manifestDir: resolveRoot('manifest'),
    pagesDir: resolveRoot('src'),
    cwd: resolveRoot(''),
  })
  if (!built.ok) throw new Error('The manifest has errors')
  const database = await openPglite()
  return (
    await createApp({ model: built.model, sources: gatewaySources, database, auditKey: 'of the tests' })
  ).app
}

export type ServiceRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** Returns what answers a request for the service in the first path segment. */
export async function createServices(): Promise<(request: ServiceRequest) => Promise<Reply>> {
  const gateway = await createGateway()
  return async ({ method, url, headers, body }) => {
    const [, service = ''] = /^\/([^/]+)\/.*$/.exec(url) ?? []
    const own = findPublicReply(url)
    if (own || !gatewaySources.includes(service)) return own ?? { status: 404 }
    const response = await gateway.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, host: 'localhost' },
      ...(body !== '' && { payload: body }),
    })
    const text = response.payload
    return { status: response.statusCode, ...(text !== '' && { body: JSON.parse(text) }) }
  }
}
