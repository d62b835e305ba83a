import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { applySourceNames } from '../../../codegen/emit/openapi/answer-schema.ts'
import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { findOtherDocument } from '../../../manifest/contract/echo.ts'
import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import { isNotFound } from '../../../manifest/contract/not-found.ts'
import { withPage } from '../../../manifest/contract/source-pages.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import type { AnswerSource, AskContext } from '../answers/answer-source.ts'
import { notFoundReply } from '../answers/example-reply.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import type { Reply } from '../server/exchange.ts'
import { type AnswerCache, readCacheKeys } from './answer-cache.ts'
import { buildRequest } from './build-request.ts'
import { type Clock, systemClock } from './clock.ts'
import type { IncomingReply } from './connection.ts'
import { type FailureCode, replyToFailure, SupplierFailure } from './failure.ts'
import { mapAnswer } from './map-answer.ts'
import type { SharedLimits } from './pace.ts'
import type { Environment } from './secrets.ts'
import { type AskSupplier, createSupplier } from './supplier.ts'
import { buildTemplateValues } from './template-values.ts'

/** The suppliers of a gateway. All sources share them, and so their limits. */
export type Suppliers = {
  byName: ReadonlyMap<string, AskSupplier>
  /** The keys that encrypt cached answers; the first one is used for new ones. */
  cacheKeys: readonly string[]
  close: () => Promise<void>
}

/** Opens the suppliers of a manifest. `share` returns the limits that several processes keep together. */
export function openSuppliers(
  model: Model,
  env: Environment,
  clock: Clock = systemClock,
  share: (name: string, supplier: Supplier) => SharedLimits | undefined = () => undefined,
): Suppliers {
  const byName = new Map(
    Object.entries(model.suppliers.byName).map(([name, supplier]) => [
      name,
      createSupplier(supplier, env, clock, share(name, supplier)),
    ]),
  )
  return {
    byName,
    cacheKeys: readCacheKeys(env),
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
export function createSupplierAnswers(
  model: Model,
  sourceName: string,
  suppliers: Suppliers,
  cache?: AnswerCache,
): AnswerSource {
  const source = model.sources.sources[sourceName]

  async function ask(
    call: SupplierCall,
    { call: { definition, endpoint }, values, start = 0 }: QueriedVariant,
    id: string,
    { purpose, attempts, traceContext }: AskContext,
  ): Promise<SuppliedAnswer> {
    const { ask: askSupplier } = suppliers.byName.get(call.name) ?? {}
    const supplier = model.suppliers.byName[call.name]
    if (!askSupplier || !supplier) throw new SupplierFailure('sem-fornecedor')
    const { baseUrl, cacheMinutes } = supplier
    const { page } = definition
    const paged = page
      ? withPage(call, { ...page, ...call.page } as typeof page, {
          count: Math.floor(start / page.size),
          rows: start,
        })
      : call
    const request = buildRequest(paged, baseUrl, buildTemplateValues(call, supplier, values, purpose))
    const cacheKey =
      cacheMinutes === undefined
        ? undefined
        : [definition.id, purpose ?? null, call, request, values, endpoint.rename]
    const cached = cacheKey && (await cache?.read(cacheKey))
    if (cached) return { ...readCached(cached.value, cached.ageMs), cachedSince: cached.since }
    const headers = { ...request.headers, ...traceContext }
    const incoming = await askSupplier({ ...request, headers }, id, attempts)
    const answer = parseAnswer(incoming)
    if (isNotFound(call, undefined, { status: incoming.status, answer }))
      return store({ reply: notFoundReply(endpoint, source), outcome: 'notFound' })
    if (incoming.status >= 400) throw new SupplierFailure('recusa', { status: incoming.status })
    if (answer === undefined) throw new SupplierFailure('ilegivel', { isPaid: true })
    if (call.success && valueAt(answer, call.success.when) !== call.success.is)
      throw new SupplierFailure('recusa')
    const mapped = call.answer ? mapAnswer(answer, call.answer) : answer
    if (findOtherDocument(mapped, definition, values) !== undefined)
      throw new SupplierFailure('outro-documento', { isPaid: true })
    return store({
      reply: { status: 200, body: applySourceNames(mapped, endpoint.rename) },
      outcome: 'found',
    })

    async function store(answered: SuppliedAnswer) {
      if (cacheKey && cacheMinutes !== undefined)
        await cache?.write(cacheKey, { ...answered } as unknown as Json, cacheMinutes)
      return answered
    }
  }

  return async (query, id, context = {}) => {
    const { attempts } = context
    const request = model.suppliers.requests[query.call.definition.id]
    let cost = 0
    let first: { failure: SupplierFailure; call: SupplierCall } | undefined
    let lost: { failure?: string } = {}
    for (const call of request ? [request, ...(request.fallback ?? [])] : []) {
      const price = model.suppliers.byName[call.name]?.cost ?? 0
      try {
        if (attempts?.wasAsked) throw new SupplierFailure(maybeChargedCode)
        const answer = await ask(call, query, id, context)
        const supplierCost = cost + (answer.cachedSince ? 0 : price)
        return { ...answer, ...lost, supplier: call.name, supplierCost }
      } catch (error) {
        if (!(error instanceof SupplierFailure)) throw error
        if (error.facts.isPaid) cost += price
        // The reply tells the first failure, as the app does with sources.
        first ??= { failure: error, call }
        if (error.code === maybeChargedCode) lost = { failure: error.code }
        // Nobody knows which of the suppliers was asked.
        if (finalFailures.has(error.code) || attempts?.wasAsked) break
      }
    }
    const failure = first?.failure ?? new SupplierFailure('sem-fornecedor')
    return {
      reply: replyToFailure(failure, first?.call.errors),
      outcome: 'failed',
      supplier: first?.call.name ?? 'none',
      supplierCost: cost,
      failure: failure.code,
      supplierStatus: failure.facts.status,
    }
  }
}

type SuppliedAnswer = { reply: Reply; outcome: 'found' | 'notFound'; cachedSince?: Date }

/**
 * Returns a cached answer, with its age for the user (RFC 9111, section 5.1). A change of the request, of its mapping or of the
 * contract's names changes the cache key: the value has today's shape.
 */
function readCached(value: Json, ageMs: number): SuppliedAnswer {
  const answered = value as unknown as SuppliedAnswer
  return { ...answered, reply: { ...answered.reply, headers: { age: String(Math.floor(ageMs / 1000)) } } }
}

function parseAnswer({ text }: IncomingReply): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
