import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import {
  balanceOperationId,
  buildBalanceAnswer,
  buildUsageAnswer,
  findBalance,
  findUsage,
  usageOperationId,
} from '../../codegen/emit/openapi/account-operations.ts'
import { mayAccess } from '../../manifest/contract/access.ts'
import type { UsageSettings } from '../../manifest/schema/usage.ts'
import { createDemoCast } from '../../src/consultas/sources/demo/demo-cast.ts'
import { type AuditLog, type RequestFacts, readAuditHeaders } from './audit-log.ts'
import { createBatches } from './batches.ts'
import { checkRequest, splitUrl } from './check-request.ts'
import { createCreditAccounts } from './credit-accounts.ts'
import { exampleReply } from './example-reply.ts'
import { type GatewayRequest, Refusal, type Reply } from './exchange.ts'
import { aboutAnother, buildFailure, drawFailure, exchangeDocument, type Failure } from './failures.ts'
import { createIdentifier, filterAllowedCalls, type IdentityOptions } from './identify.ts'
import { createLimiter, type Limit } from './limits.ts'
import { createOperations, findOperation, type Operation } from './operations.ts'
import type { QueriedVariant } from './queried-variant.ts'
import { createUsageCounts } from './usage-counts.ts'

export type ReplyOptions = {
  model: Model
  /** The source to simulate. */
  source: string
  /** Checks access tokens; without it every request is allowed. */
  tokens?: IdentityOptions | undefined
  limit?: Limit | undefined
  /** The credits that each client begins with. */
  credits?: number | undefined
  /** Failures to inject into valid requests. */
  failures?: readonly Failure[]
  /** The delay of each answer, in milliseconds. */
  delayMs?: number
  /** True by default: a lookup without its required purpose is refused. */
  checksPurpose?: boolean
  /** Stores a line per request. A reply whose line is not stored is not sent. */
  audit?: AuditLog | undefined
  /** How long batches are kept after their submission, in milliseconds. */
  keepBatchesMs?: number
  /** Returns milliseconds. */
  now?: () => number
  /** Waits for a time in milliseconds. */
  wait?: (ms: number) => Promise<unknown>
}

/** A reply and its path in the contract; no path if the contract has none. */
export type PathReply = { path?: string; reply: Reply }

/**
 * Returns a function that answers requests by contract and examples. It checks path and method, token, limit,
 * access, contract, purpose and credits, in this order.
 */
export function createReplies(options: ReplyOptions): (gatewayRequest: GatewayRequest) => Promise<PathReply> {
  const { model, source, failures = [], delayMs = 0, checksPurpose = true, audit, wait = sleep } = options
  const operations = createOperations(model, source)
  const demoCast = createDemoCast(model.cast)
  const identify = createIdentifier(options.tokens, model.auth)
  const countRequest = options.limit && createLimiter(options.limit)
  const balance = findBalance(model, source)
  const usage = findUsage(model, source)
  const counts = createUsageCounts()
  const accounts = createCreditAccounts(options.credits)

  async function identifyClient(gatewayRequest: GatewayRequest, facts: RequestFacts) {
    const identity = await identify(gatewayRequest)
    Object.assign(facts, identity)
    countRequest?.(identity.client)
    return identity
  }

  /** Answers with the balance of the client. Asking for it costs nothing. */
  async function replyWithBalance(
    gatewayRequest: GatewayRequest,
    path: string,
    facts: RequestFacts,
  ): Promise<Reply> {
    facts.operation = balanceOperationId
    const { client } = await identifyClient(gatewayRequest, facts)
    return { status: 200, body: buildBalanceAnswer(path, accounts.readBalance(client)) }
  }

  /** Answers with the use of all clients, of the consultas that this one may ask. */
  async function replyWithUsage(
    gatewayRequest: GatewayRequest,
    settings: UsageSettings,
    facts: RequestFacts,
  ): Promise<Reply> {
    facts.operation = usageOperationId
    const { roles } = await identifyClient(gatewayRequest, facts)
    const allowed = new Set(
      operations
        .flatMap(({ calls }) => calls)
        .filter(({ definition }) => !roles || mayAccess(definition.access, roles))
        .map(({ definition }) => definition.id),
    )
    const rows = counts.listRows().filter(({ consultaId }) => allowed.has(consultaId))
    return { status: 200, body: buildUsageAnswer(settings, rows) }
  }

  async function replyTo(
    gatewayRequest: GatewayRequest,
    operation: Operation,
    facts: RequestFacts,
  ): Promise<Reply> {
    facts.operation = operation.operationId
    const { client, roles } = await identifyClient(gatewayRequest, facts)
    const calls = roles ? filterAllowedCalls(operation.calls, roles) : operation.calls
    const rules = { model, source, checksPurpose }
    const variant = await checkRequest(gatewayRequest, calls, operation.check, rules)
    Object.assign(facts, { purpose: variant.purpose })
    return answerVariant(client, variant, facts)
  }

  /** Answers a checked query, alone or as a line of a batch. */
  async function answerVariant(client: string, variant: QueriedVariant, facts: RequestFacts): Promise<Reply> {
    const { id, cost = 0 } = variant.call.definition
    Object.assign(facts, { consulta: id, subject: audit?.digest(variant) })
    if (delayMs > 0) await wait(delayMs)
    const failure = drawFailure(failures)
    if (failure && failure.status !== aboutAnother) {
      counts.count(id, 'failed')
      return buildFailure(failure.status)
    }
    accounts.requireCredits(client, cost)
    const answered = failure ? exchangeDocument(model, variant) : variant
    const reply = exampleReply(answered, model.sources.sources[source], demoCast)
    if (isBilled(reply, variant)) facts.charge = cost
    counts.count(id, readOutcome(reply, variant))
    return reply
  }

  /** Logs a reply, then charges it. A reply that the log does not store is replaced. */
  function account(
    headers: IncomingHttpHeaders,
    startedAt: number,
    facts: RequestFacts,
    reply: Reply,
  ): Reply {
    try {
      audit?.write({
        at: new Date(startedAt).toISOString(),
        ...readAuditHeaders(headers),
        source,
        ...facts,
        status: reply.status,
        ms: Date.now() - startedAt,
      })
    } catch {
      return unloggedReply
    }
    if (facts.charge > 0 && facts.client !== undefined) accounts.charge(facts.client, facts.charge)
    return reply
  }

  const batches = createBatches({
    ...options,
    identifyClient,
    countRequest,
    async answerLine({ headers, facts: submitted }, variant) {
      const startedAt = Date.now()
      const facts = { ...submitted, charge: 0 }
      const reply = await answerVariant(facts.client, variant, facts).catch(replyToRefusal)
      return account(headers, startedAt, facts, reply)
    },
  })

  async function findReply(gatewayRequest: GatewayRequest, facts: RequestFacts): Promise<PathReply> {
    let path: string | undefined
    try {
      if (balance && gatewayRequest.method === 'GET' && splitUrl(gatewayRequest.url).path === balance.get) {
        path = balance.get
        return { path, reply: await replyWithBalance(gatewayRequest, balance.value, facts) }
      }
      if (usage && gatewayRequest.method === 'GET' && splitUrl(gatewayRequest.url).path === usage.get) {
        path = usage.get
        return { path, reply: await replyWithUsage(gatewayRequest, usage, facts) }
      }
      const batchReply = batches?.(gatewayRequest, facts)
      if (batchReply) {
        path = batchReply.path
        return { path, reply: await batchReply.reply }
      }
      const operation = findOperation(operations, gatewayRequest.method, splitUrl(gatewayRequest.url).path)
      path = operation.template
      return { path, reply: await replyTo(gatewayRequest, operation, facts) }
    } catch (error) {
      return { ...(path !== undefined && { path }), reply: replyToRefusal(error) }
    }
  }

  return async (gatewayRequest) => {
    const startedAt = Date.now()
    const facts: RequestFacts = { charge: 0 }
    const found = await findReply(gatewayRequest, facts)
    return { ...found, reply: account(gatewayRequest.headers, startedAt, facts, found.reply) }
  }
}

function replyToRefusal(error: unknown): Reply {
  if (error instanceof Refusal) return error.reply
  throw error
}

/** An answer that the log does not have would be a lookup that nobody can account for. */
const unloggedReply = new Refusal(503, 'O registro de auditoria não pôde ser gravado').reply

/** Bills what was found and what was not; errors are free. */
const isBilled = ({ status }: Reply, { call: { endpoint } }: QueriedVariant) =>
  status < 400 || status === (endpoint.notFound?.status ?? 404)

function readOutcome(reply: Reply, variant: QueriedVariant): 'found' | 'notFound' | 'failed' {
  if (reply.status < 400) return 'found'
  return isBilled(reply, variant) ? 'notFound' : 'failed'
}
