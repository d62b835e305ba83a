import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listBatchCalls } from '../../../codegen/emit/openapi/batch-schemas.ts'
import { batchOperationIds } from '../../../codegen/emit/openapi/batches.ts'
import { listCalls } from '../../../codegen/emit/openapi/operations.ts'
import { batchPageLimits, type SourceBatchPage } from '../../../manifest/contract/source-batch.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
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
import { createBatchStore, type StoredBatch } from './batch-store.ts'
import { readList } from './read-list.ts'
import { createBatchRunner } from './run-batch.ts'

/**
 * Adds the routes of a source's batches, if it runs some. A batch of another client does not exist for this one.
 */
export function addBatchRoutes(app: FastifyInstance, context: SourceContext): void {
  const { model, source, name } = context
  const paths = source.batch
  if (!paths) return
  const calls = listBatchCalls(listCalls(model, name))
  const store = createBatchStore(context)
  const start = createBatchRunner({ ...context, store, countLine: createLineCounter(context) })
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
      const submission = { headers, facts: { ...facts, client } }
      const variants = lines.map((values) => ({ call, values }))
      const batch = store.add({ client, submission, lines, variants }, head)
      start(batch)
      return send(reply, { status: 202, body: batch.state })
    },
  )

  app.get(
    paths.post,
    { onRequest, config: configure(paths.post, batchOperationIds.list) },
    async (request, reply) =>
      send(reply, { status: 200, body: { batches: store.list(readClient(request).client) } }),
  )

  const url = toRoutePath(paths.get)
  const find = (request: FastifyRequest) => {
    const id = Object.values(request.params as Record<string, string>).at(-1) ?? ''
    return store.find(readClient(request).client, id)
  }

  app.get(
    url,
    { onRequest, config: configure(paths.get, batchOperationIds.read) },
    async (request, reply) => {
      const { query } = splitUrl(request.originalUrl)
      return send(reply, { status: 200, body: readPage(find(request), query) })
    },
  )

  app.delete(
    url,
    { onRequest, config: configure(paths.get, batchOperationIds.stop) },
    async (request, reply) => {
      const { state } = find(request)
      if (state.status === 'queued' || state.status === 'running') state.status = 'cancelled'
      return send(reply, { status: 200, body: state })
    },
  )
}

function readPage(batch: StoredBatch, query: URLSearchParams): SourceBatchPage {
  const from = readPosition(query, 'from')
  const linesFrom = readPosition(query, 'linesFrom')
  return {
    ...batch.state,
    ...(from === undefined ? {} : { results: batch.results.slice(from, from + batchPageLimits.results) }),
    ...(linesFrom === undefined
      ? {}
      : { lines: batch.lines.slice(linesFrom, linesFrom + batchPageLimits.lines) }),
  }
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
