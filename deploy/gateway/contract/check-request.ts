import type { IncomingHttpHeaders } from 'node:http'
import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { refuseRequest } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import type { ContractCheck } from './contract-check.ts'
import { checkPurpose, withoutPurpose } from './purpose.ts'
import { findQueriedVariant, type QueriedVariant } from './queried-variant.ts'

/** A request as the contract sees it: its URL begins behind the path of the source. */
export type ContractRequest = { url: string; headers: IncomingHttpHeaders; body: Json | undefined }

/** The variant of a request and its purpose, if it has a valid one. */
export type CheckedRequest = QueriedVariant & { purpose?: string }

/**
 * Checks a request against the contract and, if the variant requires one, its purpose. Returns the variant and
 * the purpose.
 *
 * @throws Refusal: 400 with the invalid fields.
 */
export function checkRequest(
  { url, headers, body }: ContractRequest,
  calls: readonly SourceCall[],
  check: ContractCheck,
  { model, source, checksPurpose }: SourceContext,
): CheckedRequest {
  const { path, query } = splitUrl(url)
  // The purpose is checked last.
  const problemas = check({ path, query, body }).filter(({ campo }) => campo !== source.purpose?.body)
  if (problemas.length > 0) throw refuseRequest(problemas)
  const variant = findQueriedVariant(calls, { path, query, body: withoutPurpose(body, source.purpose?.body) })
  const isRequired = checksPurpose && variant.call.definition.purpose === 'required'
  return { ...variant, ...checkPurpose(source.purpose, model.purposes, { headers, body }, isRequired) }
}

/** Splits a URL into path and query. Dots in the path are not resolved: no template matches them. */
export function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...search] = url.split('?')
  return { path, query: new URLSearchParams(search.join('?')) }
}
