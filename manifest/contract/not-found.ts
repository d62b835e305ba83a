import type { Json } from '../schema/consulta.ts'
import type { Request } from '../schema/request.ts'
import type { Source } from '../schema/sources.ts'
import { valueAt } from './answer-path.ts'
import { findJsonType } from './answer-shape.ts'
import { isTruthy } from './is-truthy.ts'
import { isObject, type JsonObject } from './json.ts'

/** A source with a contract sends an object with this key when it finds nothing. The text may differ. */
const contractBody: JsonObject = { mensagem: 'Nada encontrado' }

/** Returns the example of the body with which a source says, beside the status, that it found nothing. */
export const notFoundBody = (
  { notFound }: Pick<Request, 'notFound'>,
  { contract }: Pick<Source, 'contract'> = {},
): JsonObject => notFound?.body ?? (contract ? contractBody : {})

/**
 * Returns true if a reply says that there is no record: by a value of its answer, or by a status whose body has the keys
 * and types of the source's example. Any other body with this status comes from a proxy, or from a path that does not exist.
 */
export function isNotFound(
  endpoint: Pick<Request, 'notFound'>,
  source: Pick<Source, 'contract'> | undefined,
  { status, answer }: { status: number; answer: unknown },
): boolean {
  const { notFound } = endpoint
  if (!notFound) return false
  if (status === notFound.status)
    return status === 204 || resemblesBody(answer, notFoundBody(endpoint, source))
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess || notFound.when === undefined) return false
  const value = valueAt(answer, notFound.when)
  return notFound.is === undefined ? isTruthy(value) : value === notFound.is
}

const resemblesBody = (body: unknown, example: JsonObject): boolean =>
  isObject(body) &&
  Object.entries(example).every(([key, value]) =>
    isObject(value)
      ? resemblesBody(body[key], value)
      : findJsonType(body[key] as Json) === findJsonType(value),
  )
