import type { IncomingHttpHeaders } from 'node:http'
import type { Model } from '../../codegen/resolve/model.ts'
import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import type { ContractCheck } from './contract-check.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'
import { findQueriedVariant, type QueriedVariant } from './queried-variant.ts'
import { computeMaxBodyBytes, readJsonBody } from './read-body.ts'

type RequestRules = { model: Model; source: string; checksPurpose: boolean }

/**
 * Checks a request against the contract and, if the variant requires one, its purpose. Returns the variant.
 *
 * @throws Refusal: 400 with the invalid fields, 413 or 415.
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
  // The purpose is checked last.
  const problemas = check({ path, query, body }).filter(({ campo }) => campo !== target?.body)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  const variant = findQueriedVariant(calls, { path, query, body: withoutPurpose(body, target?.body) })
  if (checksPurpose && variant.call.definition.purpose) checkPurpose(target, model.purposes, headers, body)
  return variant
}

/** Splits a URL into path and query. Dots in the path are not resolved: no template matches them. */
export function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...search] = url.split('?')
  return { path, query: new URLSearchParams(search.join('?')) }
}

/** The header or body key that carries the purpose. */
type PurposeTarget = Source['purpose']

/**
 * Checks the purpose of a request and returns it.
 *
 * @throws Refusal if the purpose is missing or unknown.
 */
export function checkPurpose(
  target: PurposeTarget,
  purposes: readonly string[],
  headers: IncomingHttpHeaders,
  body: Json | undefined,
): string | undefined {
  const campo = target?.header ?? target?.body
  if (campo === undefined) return undefined
  const sentPurposes =
    target?.header === undefined ? readBodyPurpose(body, campo) : readHeaderPurpose(headers, campo)
  const known = sentPurposes.find((purpose) => purposes.length === 0 || purposes.includes(purpose))
  if (known !== undefined) return known
  const written = target?.header === undefined ? '' : ', em UTF-8 codificado por cento'
  const mensagem =
    sentPurposes.length === 0 ? 'Falta no pedido' : `Deve ser uma destas${written}: ${purposes.join('; ')}`
  throw new Refusal(400, 'Falta uma finalidade válida (LGPD, art. 7º)', { problemas: [{ campo, mensagem }] })
}

/** Returns the body without its purpose, as the consulta's template has it. */
function withoutPurpose(body: Json | undefined, key: string | undefined): Json | undefined {
  if (key === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { [key]: _, ...rest } = body
  return rest
}

const readBodyPurpose = (body: Json | undefined, key: string): string[] => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** A purpose is percent-encoded in a header, because headers are ASCII. */
function readHeaderPurpose(headers: IncomingHttpHeaders, name: string): string[] {
  const value = headers[name.toLowerCase()]
  if (typeof value !== 'string' || value === '') return []
  try {
    return [decodeURIComponent(value)]
  } catch {
    return [value]
  }
}
