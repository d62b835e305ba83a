import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import { Refusal } from '../server/exchange.ts'

/** The header or body key that carries the purpose. */
type PurposeTarget = Source['purpose']

type PurposeRequest = { headers: IncomingHttpHeaders; body: Json | undefined }

/**
 * Returns the valid purpose of a request, if it has one.
 *
 * @throws Refusal: 400 if a required purpose is missing or unknown.
 */
export function checkPurpose(
  target: PurposeTarget,
  purposes: readonly string[],
  request: PurposeRequest,
  isRequired: boolean,
): { purpose?: string } {
  const sentPurposes = readSentPurposes(target, request)
  const purpose = sentPurposes.find((one) => purposes.length === 0 || purposes.includes(one))
  if (isRequired && target && purpose === undefined) throw purposeRefusal(target, purposes, sentPurposes)
  return purpose === undefined ? {} : { purpose }
}

function readSentPurposes(target: PurposeTarget, { headers, body }: PurposeRequest): string[] {
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
export function withoutPurpose(body: Json | undefined, key: string | undefined): Json | undefined {
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
