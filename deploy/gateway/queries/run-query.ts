import type { AnswerSource, AskContext } from '../answers/answer-source.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import { digestSubject } from '../audit/subject-digest.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import type { Ending, Ledger } from '../credits/ledger.ts'
import type { Reply } from '../server/exchange.ts'

/** A request in progress: when it began, what is known of it, and how its query ended, if it had one. */
export type RequestTrace = { startedAt: number; facts: RequestFacts; ending?: Ending }

/** A query of a client. `id` is its own, and the same if it is asked again. */
type ClientQuery = { id: string; client: string; variant: QueriedVariant } & Omit<AskContext, 'purpose'>

export type RunQuery = (query: ClientQuery, trace: RequestTrace) => Promise<Reply>

type QueryParts = { ledger: Ledger; answer: AnswerSource; auditKey: string }

/**
 * Returns a function that answers a checked query, alone or as a line of a batch. It reserves the cost and leaves the end in the
 * trace, which is stored with the audit row. Answers are billed, found or not; failures are free.
 */
export const createQueryRunner =
  ({ ledger, answer, auditKey }: QueryParts): RunQuery =>
  async ({ id, client, variant, ...context }, trace) => {
    const { facts } = trace
    const { id: consulta, cost: amount = 0 } = variant.call.definition
    Object.assign(facts, { consulta, subject: digestSubject(auditKey, variant) })
    const reservation = { query: id, client, consulta, amount }
    await ledger.reserve(reservation)
    // An answer that throws has failed.
    trace.ending = { ...reservation, outcome: 'failed' }
    const { reply, outcome, supplier, supplierCost, failure, cachedSince } = await answer(variant, id, {
      ...context,
      purpose: facts.purpose,
    })
    trace.ending = { ...reservation, outcome }
    Object.assign(facts, {
      outcome,
      supplier,
      charge: outcome === 'failed' ? 0 : amount,
      ...(supplierCost !== undefined && { supplier_cost: supplierCost }),
      ...(failure !== undefined && { failure }),
      ...(cachedSince && { cached_since: cachedSince.toISOString() }),
    })
    return reply
  }
