import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { isTruthy } from '../../../manifest/contract/is-truthy.ts'
import type { Model } from '../../resolve/model.ts'
import { buildExampleRequests, type ExampleRequest } from '../openapi/example-requests.ts'
import { type Endpoint, listCalls, listOperations, type SourceCall } from '../openapi/operations.ts'
import { type AnswerValidator, buildAnswerValidators } from './answer-validators.ts'
import type { ExampleQuery, ExpectedAnswer, HttpRequest, VariantCase, VerifyProblem } from './verify-types.ts'

/** The rate of queries if the consulta has no batch. */
const defaultPerMinute = 60

/** Returns the queries to a source: every example of each variant that calls it, in the manifest's order. */
export function listVariantCases(model: Model, sourceName: string): VariantCase[] {
  const validators = buildAnswerValidators(model, sourceName)
  const callsByEndpoint = new Map(
    listOperations(model, sourceName).flatMap(({ calls }) => calls.map((call) => [call.endpoint, calls])),
  )
  return listCalls(model, sourceName).map((call) => {
    const { definition, endpoint, isFallback } = call
    const title = definition.name ?? definition.title
    const definitions = (callsByEndpoint.get(endpoint) ?? [call]).map((one) => one.definition)
    return {
      consultaId: definition.id,
      title: isFallback ? `${title} (reserva)` : title,
      perMinute: definition.batch?.perMinute ?? defaultPerMinute,
      requiresPurpose: definitions.every(({ purpose }) => purpose === 'required'),
      requiresRole: definitions.every(({ access = [] }) => access.length > 0),
      queries: buildQueries(model, call, validators.get(endpoint) ?? (() => [])),
    }
  })
}

/** A fallback gets only the first example: the other examples describe the primary source. */
function buildQueries(model: Model, call: SourceCall, findProblems: AnswerValidator): ExampleQuery[] {
  const requests = buildExampleRequests(model, call)
  return (call.isFallback ? requests.slice(0, 1) : requests).map((request) => ({
    example: request.name,
    httpRequest: buildHttpRequest(request),
    expected: findExpectedAnswer(request, findProblems),
    isNotFound: (status, answer) => isNotFound(call.endpoint, status, answer),
  }))
}

/** Returns a request as it is sent, with its query in the path. */
export function buildHttpRequest({
  method,
  path,
  query,
  headers,
  body,
}: Pick<ExampleRequest, 'method' | 'path' | 'query' | 'headers' | 'body'>): HttpRequest {
  const search = new URLSearchParams(query).toString()
  return {
    method,
    path: search === '' ? path : `${path}?${search}`,
    headers,
    ...(body !== undefined && { body }),
  }
}

function findExpectedAnswer(
  { status, answer, call: { endpoint } }: ExampleRequest,
  findProblems: (answer: unknown) => VerifyProblem[],
): ExpectedAnswer {
  // In an example 404 means "not found", even if the source uses another status.
  if (isNotFound(endpoint, status, answer) || (status === 404 && endpoint.notFound))
    return { kind: 'not-found' }
  return status >= 200 && status < 300 ? { kind: 'answer', findProblems } : { kind: 'status', status }
}

/** Returns true if the status or a value of the answer says that there is no record. */
const isNotFound = ({ notFound }: Endpoint, status: number, answer: unknown): boolean =>
  status === notFound?.status ||
  (status >= 200 && status < 300 && notFound?.when !== undefined && isTruthy(valueAt(answer, notFound.when)))
