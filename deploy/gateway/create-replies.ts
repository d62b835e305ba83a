import { setTimeout as wait } from 'node:timers/promises'
import type { Model } from '../../codegen/resolve/model.ts'
import { buildBalanceAnswer, findBalance } from '../../codegen/tools/openapi/balance.ts'
import { createDemoCast } from '../../src/consultas/sources/demo/demo-cast.ts'
import { createBatches } from './batches.ts'
import { checkRequest, splitUrl } from './check-request.ts'
import { createCreditAccounts } from './credit-accounts.ts'
import { exampleReply } from './example-reply.ts'
import { type GatewayRequest, Refusal, type Reply } from './exchange.ts'
import { drawFailure, type Failure } from './failures.ts'
import { createIdentifier, filterAllowedCalls, type IdentityOptions } from './identify.ts'
import { createLimiter, type Limit } from './limits.ts'
import { createOperations, findOperation, type Operation } from './operations.ts'
import type { QueriedVariant } from './queried-variant.ts'

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
  /** How long batches are kept after their submission, in milliseconds. */
  keepBatchesMs?: number
  /** Returns milliseconds. */
  now?: () => number
}

/** A reply and its path in the contract; no path if the contract has none. */
export type PathReply = { path?: string; reply: Reply }

/**
 * Returns a function that answers requests by contract and examples. It checks path and method, token, limit,
 * access, contract, purpose and credits, in this order.
 */
export function createReplies(options: ReplyOptions): (gatewayRequest: GatewayRequest) => Promise<PathReply> {
  const { model, source, failures = [], delayMs = 0, checksPurpose = true } = options
  const operations = createOperations(model, source)
  const demoCast = createDemoCast(model.cast)
  const identify = createIdentifier(options.tokens, model.auth)
  const countRequest = options.limit && createLimiter(options.limit)
  const balance = findBalance(model, source)
  const accounts = createCreditAccounts(options.credits)

  /** Answers with the balance of the client. Asking for it costs nothing. */
  async function replyWithBalance(gatewayRequest: GatewayRequest, path: string): Promise<Reply> {
    const { client } = await identify(gatewayRequest)
    countRequest?.(client)
    return { status: 200, body: buildBalanceAnswer(path, accounts.readBalance(client)) }
  }

  async function replyTo(gatewayRequest: GatewayRequest, operation: Operation): Promise<Reply> {
    const { client, roles } = await identify(gatewayRequest)
    countRequest?.(client)
    const calls = roles ? filterAllowedCalls(operation.calls, roles) : operation.calls
    const rules = { model, source, checksPurpose }
    const variant = await checkRequest(gatewayRequest, calls, operation.check, rules)
    return answerVariant(client, variant)
  }

  /** Answers a checked query, alone or as a line of a batch. */
  async function answerVariant(client: string, variant: QueriedVariant): Promise<Reply> {
    if (delayMs > 0) await wait(delayMs)
    const failure = drawFailure(failures)
    if (failure) return failure
    const { cost = 0 } = variant.call.definition
    accounts.requireCredits(client, cost)
    const reply = exampleReply(variant, demoCast)
    if (isBilled(reply, variant)) accounts.charge(client, cost)
    return reply
  }

  const batches = createBatches({ ...options, identify, countRequest, answerVariant })

  return async (gatewayRequest) => {
    let path: string | undefined
    try {
      if (balance && gatewayRequest.method === 'GET' && splitUrl(gatewayRequest.url).path === balance.get) {
        path = balance.get
        return { path, reply: await replyWithBalance(gatewayRequest, balance.value) }
      }
      const batchReply = batches?.(gatewayRequest)
      if (batchReply) {
        path = batchReply.path
        return { path, reply: await batchReply.reply }
      }
      const operation = findOperation(operations, gatewayRequest.method, splitUrl(gatewayRequest.url).path)
      path = operation.template
      return { path, reply: await replyTo(gatewayRequest, operation) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...(path !== undefined && { path }), reply: error.reply }
    }
  }
}

/** Bills what was found and what was not; errors are free. */
const isBilled = ({ status }: Reply, { call: { endpoint } }: QueriedVariant) =>
  status < 400 || status === (endpoint.notFound?.status ?? 404)
