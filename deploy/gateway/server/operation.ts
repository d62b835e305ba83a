import fastify, { type FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Checks of what a gateway needs, by name. Each resolves if it works. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** A probe that waits longer counts as failed. */
const checkMs = 4_000

/**
 * Creates the server of the operation, at a port of its own that is not for users: `/healthz` answers while the process runs,
 * `/readyz` while it can take requests, `/metrics` for Prometheus.
 */
export function createOperation(
  { registry }: Metrics,
  checks: ReadinessChecks,
  isStopping: () => boolean,
): FastifyInstance {
  const app = fastify()
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    )
    const isReady = !isStopping() && results.every(([, isPassed]) => isPassed)
    reply.code(isReady ? 200 : 503)
    const texts = results.map(([name, isPassed]) => [name, isPassed ? 'ok' : 'failed'])
    return { status: isReady ? 'ready' : isStopping() ? 'stopping' : 'failed', ...Object.fromEntries(texts) }
  })
  app.get('/metrics', async (_, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
  return app
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, checkMs, false).unref())
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    timeout,
  ])
}
