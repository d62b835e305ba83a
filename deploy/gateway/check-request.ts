import type { Model } from '../../codegen/resolve/model.ts'
import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { computeMaxBodyBytes } from './body-limit.ts'
import type { ContractCheck } from './contract-check.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'
import { readJsonBody } from './json-body.ts'
import { checkPurpose, withoutPurpose } from './purpose.ts'
import { findQueriedVariant, type QueriedVariant } from './queried-variant.ts'

export type RequestRules = { model: Model; source: string; checksPurpose: boolean }

/**
 * What a request asks, held against the contract and, where the variant demands one, for its purpose.
 *
 * @throws Refusal: 400 with the fields that are wrong, 413 or 415.
 */
export async function checkRequest(
  { headers, url, method, body: read }: GatewayRequest,
  calls: readonly SourceCall[],
  check: ContractCheck,
  { model, source, checksPurpose }: RequestRules,
): Promise<QueriedVariant> {
  const target = model.sources.sources[source]?.purpose
  const body =
    method === 'POST' ? await readJsonBody(headers, () => read(computeMaxBodyBytes(calls))) : undefined
  const { path, query } = splitUrl(url)
  // The purpose has its turn at the end.
  const problemas = check({ path, query, body }).filter(({ campo }) => campo !== target?.body)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  const variant = findQueriedVariant(calls, { path, query, body: withoutPurpose(body, target?.body) })
  if (checksPurpose && variant.call.definition.purpose) checkPurpose(target, model.purposes, headers, body)
  return variant
}

/** Path and query of a request's first line. Dots in the path are left as they are: a template matches none. */
export function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...search] = url.split('?')
  return { path, query: new URLSearchParams(search.join('?')) }
}
