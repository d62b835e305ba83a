import { setTimeout as wait } from 'node:timers/promises'
import type { Model } from '../../codegen/resolve/model.ts'
import { addressOf, checkedRequest } from './checked-request.ts'
import { exampleReply } from './example-reply.ts'
import { type Asked, Refusal, type Reply } from './exchange.ts'
import { type Failure, failureFor } from './failures.ts'
import { type IdentityOptions, identification } from './identify.ts'
import { createLimiter, type Limit } from './limits.ts'
import { checkedOperations, type Operation, operationFor } from './operations.ts'
import { allowedCalls } from './roles.ts'

export type ReplyOptions = {
  model: Model
  /** The source that is played. */
  source: string
  /** Whose tokens are asked for; without it anyone may ask anything. */
  tokens?: IdentityOptions | undefined
  limit?: Limit | undefined
  /** Requests that fail although nothing is wrong with them. */
  failures?: readonly Failure[]
  /** How long an answer takes, in milliseconds. */
  delayMs?: number
  /** Whether a lookup that demands a purpose is refused without one: by default it is. */
  checksPurpose?: boolean
}

/** A reply, and the path of the contract that it is for: none where the contract has no such path. */
export type Answered = { path?: string; reply: Reply }

/**
 * What a source answers by its contract and its examples. A request is held against path and method, token, limit,
 * access, contract and purpose, in this order.
 */
export function createReplies(options: ReplyOptions): (asked: Asked) => Promise<Answered> {
  const { model, source, failures = [], delayMs = 0, checksPurpose = true } = options
  const operations = checkedOperations(model, source)
  const identify = identification(options.tokens)
  const countRequest = options.limit && createLimiter(options.limit)

  async function replyTo(asked: Asked, operation: Operation): Promise<Reply> {
    const { client, roles } = await identify(asked)
    countRequest?.(client)
    const calls = roles ? allowedCalls(operation.calls, roles) : operation.calls
    const rules = { model, source, checksPurpose }
    const variant = await checkedRequest(asked, calls, operation.check, rules)
    await wait(delayMs)
    return failureFor(failures) ?? exampleReply(variant)
  }

  return async (asked) => {
    let path: string | undefined
    try {
      const operation = operationFor(operations, asked.method, addressOf(asked.url).path)
      path = operation.template
      return { path, reply: await replyTo(asked, operation) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...(path !== undefined && { path }), reply: error.reply }
    }
  }
}
