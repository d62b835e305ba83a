import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { buildExampleRequests } from '../../../codegen/emit/openapi/example-requests.ts'
import { identifiesSubject } from '../../../manifest/kinds/index.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import { Refusal, type Reply, UnknownPath } from '../server/exchange.ts'

/** The failure of a source that answers about another document than the query's. */
export const aboutAnother = 'outro'

/** A status, or `aboutAnother`, and the share of requests, from 0 to 1, that fail with it. */
export type Failure = { status: number | typeof aboutAnother; share: number }

/**
 * Draws a failure for a request, or `undefined`. Shares are of all requests: with 503:0.1 and 429:0.1, eight
 * of ten succeed.
 */
export function drawFailure(
  failures: readonly Failure[],
  random: () => number = Math.random,
): Failure | undefined {
  let remaining = random()
  for (const failure of failures) {
    if (remaining < failure.share) return failure
    remaining -= failure.share
  }
  return undefined
}

const failureText = 'Falha pedida com --fail'

/** Returns the reply of a failure. A 404 is the one of a path that the source lacks. */
export function buildFailure(status: number): Reply {
  if (status === 404) return new UnknownPath(failureText).reply
  return new Refusal(status, failureText, status === 429 ? { headers: { 'retry-after': '1' } } : {}).reply
}

/** Returns the query of another example's document; the same query if the examples have no other. */
export function exchangeDocument(model: Model, variant: QueriedVariant): QueriedVariant {
  const documents = variant.call.definition.fields.filter(({ kind }) => identifiesSubject(kind))
  const other = buildExampleRequests(model, variant.call).find(
    ({ status, values }) =>
      status === 200 && documents.some(({ name }) => values[name] && values[name] !== variant.values[name]),
  )
  return other ? { ...variant, values: other.values } : variant
}
