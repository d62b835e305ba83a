import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import { Refusal } from './exchange.ts'

/** Where a source is told the purpose of a lookup: the header, or the key of a body. */
export type PurposeTarget = Source['purpose']

/**
 * Holds a request to saying what for it asks.
 *
 * @throws Refusal where it does not, or names a purpose that there is not.
 */
export function checkPurpose(
  target: PurposeTarget,
  purposes: readonly string[],
  headers: IncomingHttpHeaders,
  body: Json | undefined,
): void {
  const campo = target?.header ?? target?.body
  if (campo === undefined) return
  const sentPurposes =
    target?.header === undefined ? readBodyPurpose(body, campo) : readHeaderPurpose(headers, campo)
  if (sentPurposes.some((purpose) => purposes.length === 0 || purposes.includes(purpose))) return
  const written = target?.header === undefined ? '' : ', em UTF-8 codificado por cento'
  const mensagem =
    sentPurposes.length === 0 ? 'Falta no pedido' : `Deve ser uma destas${written}: ${purposes.join('; ')}`
  throw new Refusal(400, 'Falta uma finalidade válida (LGPD, art. 7º)', { problemas: [{ campo, mensagem }] })
}

/** A body without the purpose that it tells: what a consulta itself asks. */
export function withoutPurpose(body: Json | undefined, key: string | undefined): Json | undefined {
  if (key === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { [key]: _, ...rest } = body
  return rest
}

const readBodyPurpose = (body: Json | undefined, key: string): string[] => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** A header is ASCII: a purpose is percent-encoded in it. */
function readHeaderPurpose(headers: IncomingHttpHeaders, name: string): string[] {
  const value = headers[name.toLowerCase()]
  if (typeof value !== 'string' || value === '') return []
  try {
    return [decodeURIComponent(value)]
  } catch {
    return [value]
  }
}
