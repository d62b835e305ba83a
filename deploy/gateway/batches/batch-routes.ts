import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listBatchCalls } from '../../../codegen/emit/openapi/batch-schemas.ts'
import { batchOperationIds } from '../../../codegen/emit/openapi/batches.ts'
import { listCalls } from '../../../codegen/emit/openapi/operations.ts'
import {
  batchPageLimits,
  batchPausePath,
  type SourceBatchPage,
} from '../../../manifest/contract/source-batch.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { readAuditHeaders } from '../audit/audit-record.ts'
import { splitUrl } from '../contract/check-request.ts'
import { toRoutePath } from '../contract/operations.ts'
import { checkPurpose } from '../contract/purpose.ts'
import { filterAllowedCalls } from '../identity/identify.ts'
import { createLimiter } from '../identity/limits.ts'
import { batchLimits } from '../server/bodies.ts'
import { send } from '../server/errors.ts'
import { refuseRequest } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import { createIdentityHook, readClient, readTrace } from '../server/traces.ts'
import { createBatchStore } from './batch-store.ts'
import { createLeases } from './leases.ts'
import { readList } from './read-list.ts'
import { createSeal } from './seal.ts'
import { startWorker } from './worker.ts'

/**
 * Adds the routes of a source's batches, if it runs some. A batch of another client does not exist for this one.
 */
export function addBatchRoutes(app: FastifyInstance, context: SourceContext): void {
  const { model, source, name } = context
  const paths = source.batch
  if (!paths) return
  const calls = listBatchCalls(listCalls(model, name))
  const seal = createSeal(context.auditKey)
  const store = createBatchStore(context, seal)
  const leases = createLeases(context.database, name)
  const worker = startWorker(
    { ...context, leases, seal, calls, countLine: createLineCounter(context) },
    app.log,
  )
  app.addHook('onClose', worker.stop)
  const onRequest = createIdentityHook(context)
  const configure = (template: string, operationId: string) => ({ template, operationId, source: name })

  app.post(
    paths.post,
    {
      onRequest,
      ...batchLimits,
      config: { ...configure(paths.post, batchOperationIds.submit), ...batchLimits.config },
    },
    async (request, reply) => {
      const { client, roles } = readClient(request)
      const { facts } = readTrace(request)
      const { headers } = request
      const body = request.body as Json
      const { call, lines } = readList(body, calls)
      filterAllowedCalls([call], roles)
      const { definition } = call
      const isPurposeRequired = context.checksPurpose && definition.purpose === 'required'
      const purpose = checkPurpose(source.purpose, model.purposes, { headers, body }, isPurposeRequired)
      const head = { consulta: definition.id, ...purpose }
      Object.assign(facts, head)
      const submission = { ...head, facts: { ...facts, ...readAuditHeaders(headers), client } }
      const batch = await store.add(submission, lines)
      // The submission is logged before its lines.
      setImmediate(worker.wake)
      return send(reply, { status: 202, body: batch })
    },
  )

  app.get(
    paths.post,
    { onRequest, config: configure(paths.post, batchOperationIds.list) },
    async (request, reply) =>
      send(reply, { status: 200, body: { batches: await store.list(readClient(request).client) } }),
  )

  const url = toRoutePath(paths.get)
  const readId = ({ params }: FastifyRequest) => Object.values(params as Record<string, string>).at(-1) ?? ''

  app.get(
    url,
    { onRequest, config: configure(paths.get, batchOperationIds.read) },
    async (request, reply) => {
      const { query } = splitUrl(request.originalUrl)
      const [from, linesFrom] = [readPosition(query, 'from'), readPosition(query, 'linesFrom')]
      const batch = await store.find(readClient(request).client, readId(request))
      const { results, lines } = batchPageLimits
      const page: SourceBatchPage = {
        ...batch,
        ...(from !== undefined && { results: await store.readResults(batch.id, from, results) }),
        ...(linesFrom !== undefined && { lines: await store.readLines(batch.id, linesFrom, lines) }),
      }
      return send(reply, { status: 200, body: page })
    },
  )

  app.delete(
    url,
    { onRequest, config: configure(paths.get, batchOperationIds.stop) },
    async (request, reply) =>
      send(reply, { status: 200, body: await store.stop(readClient(request).client, readId(request)) }),
  )

  const pause = batchPausePath(paths)
  const setPaused = (isPaused: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const batch = await store.setPaused(readClient(request).client, readId(request), isPaused)
    if (!isPaused) worker.wake()
    return send(reply, { status: 200, body: batch })
  }
  app.put(
    toRoutePath(pause),
    { onRequest, config: configure(pause, batchOperationIds.pause) },
    setPaused(true),
  )
  app.delete(
    toRoutePath(pause),
    { onRequest, config: configure(pause, batchOperationIds.resume) },
    setPaused(false),
  )
}

/** Counts a line in the user's limit. Lines take half of it at most, and leave the rest to lookups and polls. */
function createLineCounter({ limit, countRequest }: SourceContext) {
  if (!limit) return undefined
  const countLine = createLimiter({ ...limit, count: Math.max(1, Math.floor(limit.count / 2)) })
  return (client: string) => {
    countLine(client)
    countRequest(client)
  }
}

function readPosition(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,7}$/.test(text)) throw refuseRequest([{ campo: name, mensagem: 'Deve ser um número inteiro' }])
  return Number(text)
}
