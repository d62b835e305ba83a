import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readAuditHeaders } from '../audit/audit-record.ts'
import type { GatewayClient } from '../identity/identify.ts'
import type { RequestTrace } from '../queries/run-query.ts'
import { jsonType } from './errors.ts'
import { Refusal, UnknownPath } from './exchange.ts'
import type { SourceContext } from './source-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for preflights and foreign hosts, which are not logged. */
    trace: RequestTrace | undefined
  }
  interface FastifyContextConfig {
    /** The path as the contract writes it. */
    template?: string
    operationId?: string
    source?: string
    /** The limit of values and keys in the body. */
    maxValues?: number
  }
}

/** An answer that the log does not have would be a lookup that nobody can account for. */
const unlogged = new Refusal(503, 'O registro de auditoria não pôde ser gravado').reply

/** Traces each request of a source, and stores its audit row before its reply is sent. */
export function traceRequests(app: FastifyInstance, { name, record }: SourceContext): void {
  app.addHook('onRequest', async (request) => {
    const { operationId } = request.routeOptions.config
    request.trace = {
      startedAt: Date.now(),
      facts: {
        ...readAuditHeaders(request.headers),
        charge: 0,
        ...(operationId !== undefined && { operation: operationId }),
      },
    }
    if (request.is404) throw new UnknownPath('O contrato não tem este caminho')
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { trace } = request
    if (!trace) return payload
    try {
      await record(completeRecord(trace, name, reply.statusCode))
      return payload
    } catch (error) {
      request.log.error({ err: error }, 'audit row not stored')
      reply.code(unlogged.status).header('content-type', jsonType)
      return JSON.stringify(unlogged.body)
    }
  })
}

/** Returns what a request or a line of a batch leaves behind. */
export const completeRecord = (
  { startedAt, facts, ending }: RequestTrace,
  source: string,
  status: number,
) => ({
  record: {
    at: new Date(startedAt).toISOString(),
    request_id: null,
    client_version: null,
    source,
    ...facts,
    status,
    ms: Date.now() - startedAt,
  },
  ending,
})

/** Returns the trace of a request that the hook has seen. */
export function readTrace({ trace }: FastifyRequest): RequestTrace {
  if (!trace) throw new Error('The request has no trace')
  return trace
}

/** Returns a hook that identifies and counts the client of a request, before its body is read. */
export const createIdentityHook =
  ({ identify, countRequest }: SourceContext) =>
  async (request: FastifyRequest): Promise<void> => {
    const identity = await identify(request)
    Object.assign(readTrace(request).facts, identity)
    countRequest(identity.client)
  }

/** Returns the client that the identity hook found. */
export function readClient(request: FastifyRequest): GatewayClient {
  const { client, roles } = readTrace(request).facts
  if (client === undefined) throw new Error('The request has no client')
  return { client, ...(roles && { roles }) }
}
