import type { Call } from '../../codegen/contract/source-calls.ts'
import type { Model } from '../../codegen/resolve/model.ts'
import { type AskedVariant, askedVariant } from './asked-variant.ts'
import { largestBody } from './body-limit.ts'
import type { ContractCheck } from './contract-check.ts'
import { type Asked, Refusal } from './exchange.ts'
import { jsonBody } from './json-body.ts'
import { checkPurpose, withoutPurpose } from './purpose.ts'

export type RequestRules = { model: Model; source: string; checksPurpose: boolean }

/**
 * What a request asks, held against the contract and, where the variant demands one, for its purpose.
 *
 * @throws Refusal: 400 with the fields that are wrong, 413 or 415.
 */
export async function checkedRequest(
  { headers, url, method, body: read }: Asked,
  calls: readonly Call[],
  check: ContractCheck,
  { model, source, checksPurpose }: RequestRules,
): Promise<AskedVariant> {
  const place = model.sources.sources[source]?.purpose
  const body = method === 'POST' ? await jsonBody(headers, () => read(largestBody(calls))) : undefined
  const { path, query } = addressOf(url)
  // The purpose has its turn at the end.
  const problemas = check({ path, query, body }).filter(({ campo }) => campo !== place?.body)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  const variant = askedVariant(calls, { path, query, body: withoutPurpose(body, place?.body) })
  if (checksPurpose && variant.call.definition.purpose) checkPurpose(place, model.purposes, headers, body)
  return variant
}

/** Path and query of a request's first line. Dots in the path are left as they are: a template matches none. */
export function addressOf(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...search] = url.split('?')
  return { path, query: new URLSearchParams(search.join('?')) }
}
