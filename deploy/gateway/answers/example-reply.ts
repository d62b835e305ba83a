import { applySourceNames } from '../../../codegen/emit/openapi/answer-schema.ts'
import type { Endpoint } from '../../../codegen/emit/openapi/operations.ts'
import { splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { notFoundBody } from '../../../manifest/contract/not-found.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { DemoCast } from '../../../src/consultas/sources/demo/demo-cast.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import { Refusal, type Reply } from '../server/exchange.ts'

/** Returns the answer of a variant's examples for the queried values, under the source's names. */
export function exampleReply(
  { call: { definition, endpoint }, values, start }: QueriedVariant,
  source: Source | undefined,
  demoCast?: DemoCast,
): Reply {
  const { status, answer } = exampleAnswer(definition, values, demoCast, start)
  // In an example 404 means "not found", even if the source uses another status.
  if (status === 404) return notFoundReply(endpoint, source)
  if (answer !== undefined) return { status, body: applySourceNames(answer, endpoint.rename) }
  if (status < 400) return { status }
  return new Refusal(status, definition.request?.errors?.[status] ?? 'A consulta foi recusada').reply
}

/** Answers "not found" as the source does. */
export function notFoundReply({ notFound = {} }: Endpoint, source: Source | undefined): Reply {
  const { status, when, is = true } = notFound
  if (when !== undefined && (status === undefined || status < 300))
    return { status: status ?? 200, body: wrapInKeys(splitAnswerPath(when), is) }
  return { status: status ?? 404, body: notFoundBody({ notFound }, source) }
}

/** Wraps a value in nested objects. */
const wrapInKeys = (keys: readonly string[], value: Json): Json =>
  keys.reduceRight<Json>((inner, key) => ({ [key]: inner }), value)
