import type { Outcome } from '../audit/audit-record.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import type { Reply } from '../server/exchange.ts'
import type { TraceContext } from '../server/trace-context.ts'

/** An answer in the contract's shape, and what its audit row says of it. */
type Answer = {
  reply: Reply
  outcome: Outcome
  /** Names what answered, or failed. */
  supplier: string
  /** The suppliers' charge, in the product's currency. */
  supplierCost?: number
  /** The code of the failure, by which support finds it. */
  failure?: string
  /** The HTTP status with which the supplier failed, if it replied. */
  supplierStatus?: number | undefined
  /** When the supplier gave the answer, if it comes from the cache. */
  cachedSince?: Date
}

/** A query's purpose, its earlier attempts and its trace. */
export type AskContext = {
  purpose?: string | undefined
  attempts?: Attempts | undefined
  /** Sent to the supplier. */
  traceContext?: TraceContext | undefined
}

/** The earlier attempts to answer a line of a batch. */
export type Attempts = {
  /** True if a process asked a supplier that charges each request, and was stopped before it stored the answer. */
  wasAsked: boolean
  /** Stores that the gateway now asks such a supplier. */
  markAsked: () => Promise<void>
}

/**
 * Answers checked queries, from the examples or from suppliers. A query that is asked again after its process was stopped has
 * the same id: a supplier that takes idempotency keys charges it once.
 */
export type AnswerSource = (query: QueriedVariant, id: string, context?: AskContext) => Promise<Answer>
