import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { readTemplate } from './log.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Creates metrics in Prometheus' format. Their labels are names of the manifest and the contract, never values of a query. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'averigua_request_seconds',
    help: 'Duration of requests by source, method, path of the contract and status.',
    labelNames: ['source', 'method', 'template', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const queries = new Counter({
    name: 'averigua_queries_total',
    help: 'Ended queries by consulta, supplier and outcome, lines of batches included.',
    labelNames: ['consulta', 'supplier', 'outcome'],
    registers: [registry],
  })
  const credits = new Counter({
    name: 'averigua_credits_total',
    help: 'Credits that clients paid, by consulta.',
    labelNames: ['consulta'],
    registers: [registry],
  })
  return { registry, requests, queries, credits }
}

/** Measures the responses of a server. */
export function measureResponses(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { source = '' } = request.routeOptions.config
    const labels = {
      source,
      method: request.method,
      template: readTemplate(request),
      status: reply.statusCode,
    }
    requests.observe(labels, reply.elapsedTime / 1_000)
  })
}
