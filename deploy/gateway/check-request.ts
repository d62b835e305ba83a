import type { IncomingHttpHeaders } from 'node:http'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import type { SourceCall } from '../../codegen/emit/openapi/operations.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import type { ContractCheck } from './contract-check.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'
import { findQueriedVariant, type QueriedVariant } from './queried-variant.ts'
import { computeMaxBodyBytes, readJsonBody } from './read-body.ts'

/** The variant of a request and its purpose, if it has a valid one. */
export type CheckedRequest = QueriedVariant & { purpose?: string }

type RequestRules = { model: Model; source: string; checksPurpose: boolean }

/**
 * Checks a request against the contract and, if the variant requires one, its purpose. Returns the variant and
 * the purpose.
 *
 * @throws Refusal: 400 with the invalid fields, 413 or 415.
 */
export async function checkRequest(
  { headers, url, method, body: read }: GatewayRequest,
  calls: readonly SourceCall[],
  check: ContractCheck,
  { model, source, checksPurpose }: RequestRules,
): Promise<CheckedRequest> {
  const target = model.sources.sources[source]?.purpose
  const body =
    method === 'POST' ? await readJsonBody(headers, () => read(computeMaxBodyBytes(calls))) : undefined
  const { path, query } = splitUrl(url)
  // The purpose is checked last.
  const problemas = check({ path, query, body }).filter(({ campo }) => campo !== target?.body)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  const variant = findQueriedVariant(calls, { path, query, body: withoutPurpose(body, target?.body) })
  const isRequired = checksPurpose && variant.call.definition.purpose === 'required'
  return { ...variant, ...checkPurpose(target, model.purposes, { headers, body }, isRequired) }
}

/**
 * Returns the valid purpose of a request, if it has one.
 *
 * @throws Refusal: 400 if a required purpose is missing or unknown.
 */
export function checkPurpose(
  target: PurposeTarget,
  purposes: readonly string[],
  { headers, body }: { headers: IncomingHttpHeaders; body: Json | undefined },
  isRequired: boolean,
): { purpose?: string } {
  const sentPurposes = readSentPurposes(target, headers, body)
  const purpose = sentPurposes.find((one) => purposes.length === 0 || purposes.includes(one))
  if (isRequired && target && purpose === undefined) throw purposeRefusal(target, purposes, sentPurposes)
  return purpose === undefined ? {} : { purpose }
}

/** Splits a URL into path and query. Dots in the path are not resolved: no template matches them. */
export function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...search] = url.split('?')
  return { path, query: new URLSearchParams(search.join('?')) }
}

/** The header or body key that carries the purpose. */
type PurposeTarget = Source['purpose']

function readSentPurposes(
  target: PurposeTarget,
  headers: IncomingHttpHeaders,
  body: Json | undefined,
): string[] {
  if (target?.header !== undefined) return readHeaderPurpose(headers, target.header)
  return target?.body === undefined ? [] : readBodyPurpose(body, target.body)
}

function purposeRefusal(
  { header, body }: NonNullable<PurposeTarget>,
  purposes: readonly string[],
  sentPurposes: readonly string[],
): Refusal {
  const campo = header ?? body ?? ''
  const written = header === undefined ? '' : ', em UTF-8 codificado por cento'
  const mensagem =
    sentPurposes.length === 0 ? 'Falta no pedido' : `Deve ser uma destas${written}: ${purposes.join('; ')}`
  return new Refusal(400, 'Falta uma finalidade válida (LGPD, art. 7º)', { problemas: [{ campo, mensagem }] })
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
