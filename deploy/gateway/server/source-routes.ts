import { randomUUID } from 'node:crypto'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { addBatchRoutes } from '../batches/batch-routes.ts'
import { checkRequest } from '../contract/check-request.ts'
import { createOperations, type Operation, toRoutePath } from '../contract/operations.ts'
import { filterAllowedCalls } from '../identity/identify.ts'
import { addAccountRoutes } from './account-routes.ts'
import { addBodyParser, computeBodyLimit } from './bodies.ts'
import { allowOrigins } from './cors.ts'
import { send } from './errors.ts'
import { logResponses } from './log.ts'
import { refuseOtherMethods } from './methods.ts'
import type { SourceContext } from './source-context.ts'
import { readTraceContext } from './trace-context.ts'
import { createIdentityHook, readClient, readTrace, traceRequests } from './traces.ts'

/**
 * Adds the routes of a source, from its contract. A request is checked for path and method, token, limit, access, contract,
 * purpose and credits, in this order.
 */
export async function addSource(app: FastifyInstance, context: SourceContext): Promise<void> {
  const { model, name } = context
  await allowOrigins(app, context)
  traceRequests(app, context)
  logResponses(app)
  addBodyParser(app)
  const refuse = refuseOtherMethods(app)
  const operations = createOperations(model, name)
  for (const operation of operations) addOperation(app, context, operation)
  addAccountRoutes(app, context, operations)
  addBatchRoutes(app, context)
  refuse()
  app.setNotFoundHandler(() => undefined)
}

function addOperation(app: FastifyInstance, context: SourceContext, operation: Operation): void {
  const { template, method, operationId, calls, check } = operation
  const { name: source, prefix, runQuery } = context
  app.route({
    method: method.toUpperCase() as HTTPMethods,
    url: toRoutePath(template),
    bodyLimit: computeBodyLimit(calls),
    config: { template, operationId, source },
    onRequest: createIdentityHook(context),
    handler: async (request, reply) => {
      const trace = readTrace(request)
      const { client, roles } = readClient(request)
      const allowed = filterAllowedCalls(calls, roles)
      const parts = {
        url: request.originalUrl.slice(prefix.length),
        headers: request.headers,
        body: request.body as Json | undefined,
      }
      const { purpose, ...variant } = checkRequest(parts, allowed, check, context)
      Object.assign(trace.facts, { purpose })
      const query = { id: randomUUID(), client, variant, traceContext: readTraceContext(request.headers) }
      return send(reply, await runQuery(query, trace))
    },
  })
}
