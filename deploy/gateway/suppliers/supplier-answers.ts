import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { applySourceNames } from '../../../codegen/emit/openapi/answer-schema.ts'
import { findOtherDocument } from '../../../manifest/contract/echo.ts'
import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import { isNotFound } from '../../../manifest/contract/not-found.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import type { AnswerSource, Attempts } from '../answers/answer-source.ts'
import { notFoundReply } from '../answers/example-reply.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import { buildRequest } from './build-request.ts'
import { type Clock, systemClock } from './clock.ts'
import type { IncomingReply } from './connection.ts'
import { type FailureCode, replyToFailure, SupplierFailure } from './failure.ts'
import { mapAnswer } from './map-answer.ts'
import type { Environment } from './secrets.ts'
import { type AskSupplier, createSupplier } from './supplier.ts'

/** The suppliers of a gateway. All sources share them, and so their limits. */
export type Suppliers = { byName: ReadonlyMap<string, AskSupplier>; close: () => Promise<void> }

export function openSuppliers(model: Model, env: Environment, clock: Clock = systemClock): Suppliers {
  const byName = new Map(
    Object.entries(model.suppliers.byName).map(([name, supplier]) => [
      name,
      createSupplier(supplier, env, clock),
    ]),
  )
  return {
    byName,
    async close() {
      await Promise.all([...byName.values()].map(({ close }) => close()))
    },
  }
}

/** A failure ends the query if another supplier would fail as well. */
const finalFailures = new Set<FailureCode>(['pedido'])

/**
 * Answers from the suppliers that the manifest names. If one fails, its fallbacks are asked in order. "Not found" is an answer. The costs
 * of all that were paid are added.
 */
export function createSupplierAnswers(model: Model, sourceName: string, suppliers: Suppliers): AnswerSource {
  const source = model.sources.sources[sourceName]

  async function ask(
    call: SupplierCall,
    { call: { definition, endpoint }, values }: QueriedVariant,
    id: string,
    attempts?: Attempts,
  ) {
    const { ask: askSupplier } = suppliers.byName.get(call.name) ?? {}
    const { baseUrl } = model.suppliers.byName[call.name] ?? {}
    if (!askSupplier || baseUrl === undefined) throw new SupplierFailure('sem-fornecedor')
    const incoming = await askSupplier(buildRequest(call, baseUrl, values), id, attempts?.markAsked)
    const answer = parseAnswer(incoming)
    if (isNotFound(call, undefined, { status: incoming.status, answer }))
      return { reply: notFoundReply(endpoint, source), outcome: 'notFound' as const }
    if (incoming.status >= 400) throw new SupplierFailure('recusa', { status: incoming.status })
    if (answer === undefined) throw new SupplierFailure('ilegivel', { isPaid: true })
    const mapped = call.answer ? mapAnswer(answer, call.answer) : answer
    if (findOtherDocument(mapped, definition, values) !== undefined)
      throw new SupplierFailure('outro-documento', { isPaid: true })
    return {
      reply: { status: 200, body: applySourceNames(mapped, endpoint.rename) },
      outcome: 'found' as const,
    }
  }

  return async (query, id, attempts) => {
    const request = model.suppliers.requests[query.call.definition.id]
    let cost = 0
    let failed = {
      failure: new SupplierFailure('sem-fornecedor'),
      call: { name: 'none' } as Partial<SupplierCall>,
    }
    let isFirst = true
    let lost: { failure?: string } = {}
    for (const call of request ? [request, ...(request.fallback ?? [])] : []) {
      const price = model.suppliers.byName[call.name]?.cost ?? 0
      try {
        if (attempts?.wasAsked) throw new SupplierFailure(maybeChargedCode)
        const answer = await ask(call, query, id, attempts)
        return { ...answer, ...lost, supplier: call.name, supplierCost: cost + price }
      } catch (error) {
        if (!(error instanceof SupplierFailure)) throw error
        if (error.facts.isPaid) cost += price
        // The reply tells the first failure, as the app does with sources.
        if (isFirst) failed = { failure: error, call }
        isFirst = false
        if (error.code === maybeChargedCode) lost = { failure: error.code }
        // Nobody knows which of the suppliers was asked.
        if (finalFailures.has(error.code) || attempts?.wasAsked) break
      }
    }
    const { failure, call } = failed
    return {
      reply: replyToFailure(failure, call.errors),
      outcome: 'failed',
      supplier: call.name ?? 'none',
      supplierCost: cost,
      failure: failure.code,
    }
  }
}

function parseAnswer({ text }: IncomingReply): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
