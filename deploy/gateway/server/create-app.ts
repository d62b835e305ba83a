import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { createExamples, type ExampleOptions } from '../answers/examples.ts'
import { createRecorder, type Recorder } from '../audit/recorder.ts'
import { createLedger } from '../credits/ledger.ts'
import type { Database } from '../database/database.ts'
import { createIdentifier, type Identify, type IdentityOptions } from '../identity/identify.ts'
import { createLimiter, type Limit } from '../identity/limits.ts'
import { createQueryRunner } from '../queries/run-query.ts'
import { createAnswerCache } from '../suppliers/answer-cache.ts'
import { createSupplierAnswers, type Suppliers } from '../suppliers/supplier-answers.ts'
import { replyToError } from './errors.ts'
import { UnknownPath } from './exchange.ts'
import { restrictHosts } from './hosts.ts'
import { createLog, logResponses } from './log.ts'
import { createMetrics, type Metrics, measureResponses } from './metrics.ts'
import type { ReadinessChecks } from './operation.ts'
import type { SourceContext } from './source-context.ts'
import { addSource } from './source-routes.ts'

export type AppOptions = ExampleOptions & {
  model: Model
  /** The sources to answer for. A single source has the root path; several have a path of their name each. */
  sources: readonly string[]
  database: Database
  /** Answers from these suppliers instead of from examples. The app closes them. */
  suppliers?: Suppliers | undefined
  /** The key of the digests in audit rows. */
  auditKey: string
  /** Checks access tokens; without it every request is allowed. */
  tokens?: IdentityOptions | undefined
  limit?: Limit | undefined
  /** The credits that each client begins with. */
  credits?: number | undefined
  /** The only origin that may send requests from a browser; any origin if absent. */
  origin?: string | undefined
  /** Host names of the gateway besides those of loopback. */
  hosts?: readonly string[] | undefined
  /** True by default: a lookup without its required purpose is refused. */
  checksPurpose?: boolean | undefined
  /** How long batches are kept after their submission, in milliseconds: a day by default. */
  keepBatchesMs?: number | undefined
  /** Timeout for receiving a whole request, in milliseconds. The default ends half-open requests within 30 seconds. */
  requestTimeoutMs?: number | undefined
  /** Receives a JSON line per request and defect. It contains no value of a query. */
  log?: ((line: string) => void) | undefined
  /** Returns milliseconds. */
  now?: (() => number) | undefined
}

/** The server of the sources, and what the operation wants to know of it. */
export type GatewayApp = { app: FastifyInstance; metrics: Metrics; checks: ReadinessChecks }

/** Creates the server of the sources. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<GatewayApp> {
  const { model, sources, database, hosts = [], requestTimeoutMs = 28_000 } = options
  const app = fastify({
    loggerInstance: createLog(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    requestTimeout: requestTimeoutMs,
    // A gateway that stops still answers the requests that have reached it.
    return503OnClosing: false,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    // No field is longer.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: replyToError,
  })
  app.setErrorHandler(replyToError)
  app.decorateRequest('trace', undefined)
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  const metrics = createMetrics()
  measureResponses(app, metrics)
  restrictHosts(app, hosts)
  const { identify, readKeys } = createIdentifier(options.tokens, model.auth)
  const onCacheError = (error: unknown) => app.log.error({ err: error }, 'answer not cached')
  for (const context of createContexts(options, identify, metrics, onCacheError))
    await app.register((scope) => addSource(scope, context), { prefix: context.prefix })
  app.addHook('onClose', async () => options.suppliers?.close())
  if (sources.length > 1) await app.register(async (scope) => refuseUnknownSources(scope, sources))
  const checks = { database: () => database.query('select 1'), ...(readKeys && { provider: readKeys }) }
  return { app, metrics, checks }
}

function refuseUnknownSources(app: FastifyInstance, sources: readonly string[]): void {
  const names = sources.map((name) => `/${name}`).join(', ')
  logResponses(app)
  app.setNotFoundHandler(() => {
    throw new UnknownPath(`Cada fonte fica em seu caminho: ${names}`)
  })
}

/** Creates what the routes of each source need. Sources share clients, limits, credits and the audit. */
function createContexts(
  options: AppOptions,
  identify: Identify,
  metrics: Metrics,
  onCacheError: (error: unknown) => void,
): SourceContext[] {
  const { model, sources, database, auditKey, limit, checksPurpose = true } = options
  const ledger = createLedger(database, options.credits)
  const record = countEnded(createRecorder(database, auditKey), metrics)
  const shared = {
    model,
    database,
    ledger,
    auditKey,
    record,
    limit,
    checksPurpose,
    origin: options.origin,
    keepBatchesMs: options.keepBatchesMs ?? dayMs,
    now: options.now ?? Date.now,
    identify,
    countRequest: limit ? createLimiter(limit) : () => undefined,
  }
  const cache = createAnswerCache(database, options.suppliers?.cacheKeys ?? [], {
    now: shared.now,
    onWriteError: onCacheError,
  })
  return sources.map((name) => {
    const source = model.sources.sources[name]
    if (!source) throw new Error(`The manifest has no source ${name}`)
    const answer = options.suppliers
      ? createSupplierAnswers(model, name, options.suppliers, cache)
      : createExamples(model, name, options)
    const runQuery = createQueryRunner({ ledger, answer, auditKey })
    return { ...shared, name, source, prefix: sources.length === 1 ? '' : `/${name}`, runQuery }
  })
}

/** Counts the queries that are stored. */
const countEnded =
  (record: Recorder, { queries, credits }: Metrics): Recorder =>
  async (entry) => {
    await record(entry)
    const { consulta, supplier = '', charge } = entry.record
    if (!entry.ending || consulta === undefined) return
    queries.inc({ consulta, supplier, outcome: entry.ending.outcome })
    credits.inc({ consulta }, charge)
  }

const dayMs = 24 * 60 * 60 * 1000
