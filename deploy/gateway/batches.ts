import type { Model } from '../../codegen/compile/resolve/model.ts'
import { listBatchCalls } from '../../codegen/emit/openapi/batch-schemas.ts'
import { batchOperationIds } from '../../codegen/emit/openapi/batches.ts'
import { listCalls, type SourceCall } from '../../codegen/emit/openapi/operations.ts'
import {
  batchPageLimits,
  type SourceBatchPage,
  type SubmittedLine,
} from '../../manifest/contract/source-batch.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { validateForm } from '../../src/consultas/form/form-values.ts'
import type { RequestFacts } from './audit-log.ts'
import { createBatchStore, type StoredBatch, type Submission } from './batch-store.ts'
import { checkPurpose, splitUrl } from './check-request.ts'
import { type GatewayRequest, Refusal, type Reply, type RequestFieldError } from './exchange.ts'
import { filterAllowedCalls, type GatewayClient } from './identify.ts'
import { createLimiter, type Limit } from './limits.ts'
import { extractPathValues } from './path-template.ts'
import type { QueriedVariant } from './queried-variant.ts'
import { readJsonBody } from './read-body.ts'
import { createBatchRunner } from './run-batch.ts'

type BatchOptions = {
  model: Model
  source: string
  limit?: Limit | undefined
  checksPurpose?: boolean
  keepBatchesMs?: number
  now?: () => number
  identifyClient: (request: GatewayRequest, facts: RequestFacts) => Promise<GatewayClient>
  countRequest: ((client: string) => void) | undefined
  answerLine: (submission: Submission, variant: QueriedVariant) => Promise<Reply>
}

/** A hundred thousand lines of short texts. */
const maxBodyBytes = 20_000_000
const maxValues = 1_000_000

/** The maximum number of errors reported for one list. */
const maxErrors = 50

type BatchReply = { path: string; reply: Promise<Reply> }

/**
 * Returns a function that answers the requests about batches, or `undefined` for any other request. Absent if the
 * source runs none.
 */
export function createBatches(
  options: BatchOptions,
): ((request: GatewayRequest, facts: RequestFacts) => BatchReply | undefined) | undefined {
  const {
    model,
    source: name,
    identifyClient,
    countRequest,
    answerLine,
    limit,
    checksPurpose = true,
  } = options
  const source = model.sources.sources[name]
  const paths = source?.batch
  if (!source || !paths) return undefined
  const calls = listBatchCalls(listCalls(model, name))
  const store = createBatchStore(options)
  const start = createBatchRunner({ store, answerLine, countLine: createLineCounter(limit, countRequest) })

  async function submit(
    request: GatewayRequest,
    { client, roles }: GatewayClient,
    facts: RequestFacts,
  ): Promise<Reply> {
    const { headers } = request
    const body = await readJsonBody(headers, () => request.body(maxBodyBytes), maxValues)
    const { call, lines } = readList(body, calls)
    if (roles) filterAllowedCalls([call], roles)
    const { definition } = call
    const isPurposeRequired = checksPurpose && definition.purpose === 'required'
    const purpose = checkPurpose(source?.purpose, model.purposes, { headers, body }, isPurposeRequired)
    const head = { consulta: definition.id, ...purpose }
    Object.assign(facts, head)
    const submission = { headers, facts: { ...facts, client } }
    const variants = lines.map((values) => ({ call, values }))
    const batch = store.add({ client, submission, lines, variants }, head)
    start(batch)
    return { status: 202, body: batch.state }
  }

  const listOwn = ({ client }: GatewayClient): Reply => ({
    status: 200,
    body: { batches: store.list(client) },
  })

  function read(batch: StoredBatch, query: URLSearchParams): Reply {
    const from = readPosition(query, 'from')
    const linesFrom = readPosition(query, 'linesFrom')
    const page: SourceBatchPage = {
      ...batch.state,
      ...(from === undefined ? {} : { results: batch.results.slice(from, from + batchPageLimits.results) }),
      ...(linesFrom === undefined
        ? {}
        : { lines: batch.lines.slice(linesFrom, linesFrom + batchPageLimits.lines) }),
    }
    return { status: 200, body: page }
  }

  function stop({ state }: StoredBatch): Reply {
    if (state.status === 'queued' || state.status === 'running') state.status = 'cancelled'
    return { status: 200, body: state }
  }

  async function answer(request: GatewayRequest, facts: RequestFacts, id?: string): Promise<Reply> {
    const { method } = request
    const allowed = id === undefined ? ['POST', 'GET'] : ['GET', 'DELETE']
    if (!allowed.includes(method))
      throw new Refusal(405, `Este caminho se pede por ${allowed.join(', ')}`, {
        headers: { allow: allowed.join(', ') },
      })
    facts.operation = readOperationId(method, id)
    const client = await identifyClient(request, facts)
    if (id === undefined) return method === 'POST' ? submit(request, client, facts) : listOwn(client)
    const batch = store.find(client.client, id)
    return method === 'GET' ? read(batch, splitUrl(request.url).query) : stop(batch)
  }

  return (request, facts) => {
    const { path } = splitUrl(request.url)
    if (path === paths.post) return { path, reply: answer(request, facts) }
    const id = extractPathValues(paths.get, path)?.id
    return id === undefined ? undefined : { path: paths.get, reply: answer(request, facts, id) }
  }
}

/** Counts a line in the user's limit. Lines take half of it at most, and leave the rest to lookups and polls. */
function createLineCounter(limit: Limit | undefined, countRequest: BatchOptions['countRequest']) {
  if (!limit || !countRequest) return undefined
  const countLine = createLimiter({ ...limit, count: Math.max(1, Math.floor(limit.count / 2)) })
  return (client: string) => {
    countLine(client)
    countRequest(client)
  }
}

const readOperationId = (method: string, id: string | undefined): string => {
  if (id === undefined) return method === 'POST' ? batchOperationIds.submit : batchOperationIds.list
  return method === 'GET' ? batchOperationIds.read : batchOperationIds.stop
}

function readPosition(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,7}$/.test(text)) throw refuseList([{ campo: name, mensagem: 'Deve ser um número inteiro' }])
  return Number(text)
}

const refuseList = (problemas: RequestFieldError[]) =>
  new Refusal(400, 'O pedido não cumpre o contrato', { problemas })

/**
 * Returns the consulta and the lines of a submitted list.
 *
 * @throws Refusal: 400 if the form of the consulta would reject a line. No message repeats a value.
 */
function readList(body: Json, calls: readonly SourceCall[]): { call: SourceCall; lines: SubmittedLine[] } {
  const { consulta, lines } = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  const call = calls.find(({ definition }) => definition.id === consulta)
  if (!call) throw refuseList([{ campo: 'consulta', mensagem: 'Não faz parte do contrato' }])
  const { definition } = call
  const max = definition.batch?.max ?? 0
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > max)
    throw refuseList([{ campo: 'lines', mensagem: `Deve ter de 1 a ${max} linhas` }])
  const problemas: RequestFieldError[] = []
  const names = new Set(definition.fields.map((field) => field.name))
  for (const [index, line] of lines.entries()) {
    if (problemas.length >= maxErrors) break
    if (isLine(line, names))
      for (const [field, mensagem] of Object.entries(validateForm(definition, line)))
        problemas.push({ campo: `lines.${index}.${field}`, mensagem })
    else problemas.push({ campo: `lines.${index}`, mensagem: 'Não tem só campos da consulta, em textos' })
  }
  if (problemas.length > 0) throw refuseList(problemas.slice(0, maxErrors))
  return { call, lines: lines.filter((line) => isLine(line, names)) }
}

const isLine = (line: Json, names: ReadonlySet<string>): line is SubmittedLine =>
  typeof line === 'object' &&
  line !== null &&
  !Array.isArray(line) &&
  Object.entries(line).every(([name, value]) => names.has(name) && typeof value === 'string')
