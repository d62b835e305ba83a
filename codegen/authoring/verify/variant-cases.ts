import { findOtherDocument } from '../../../manifest/contract/echo.ts'
import { isNotFound } from '../../../manifest/contract/not-found.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { buildExampleRequests, type ExampleRequest } from '../../emit/openapi/example-requests.ts'
import { listCalls, listOperations, readSourceEcho, type SourceCall } from '../../emit/openapi/operations.ts'
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
    expected: findExpectedAnswer(model, request, findProblems),
    isNotFound: (status, answer) => isNotFound(call.endpoint, findSource(model, call), { status, answer }),
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

const findSource = ({ sources }: Model, { endpoint }: SourceCall) => sources.sources[endpoint.source]

function findExpectedAnswer(
  model: Model,
  { status, answer, values, call }: ExampleRequest,
  findProblems: AnswerValidator,
): ExpectedAnswer {
  const { endpoint } = call
  // In an example 404 or the status of "not found" means it, whatever the source answers.
  const isStatusOfNone = status === 404 || status === endpoint.notFound?.status
  if (
    (isStatusOfNone && endpoint.notFound) ||
    isNotFound(endpoint, findSource(model, call), { status, answer })
  )
    return { kind: 'not-found' }
  if (status < 200 || status > 299) return { kind: 'status', status }
  return {
    kind: 'answer',
    findProblems: (received) => [
      ...describeOtherDocument(findOtherDocument(received, readSourceEcho(call), values)),
      ...findProblems(received),
    ],
  }
}

const describeOtherDocument = (path: string | undefined): VerifyProblem[] =>
  path === undefined
    ? []
    : [
        {
          code: 'other-document',
          path,
          message: `é sobre outro documento: ${path} não repete o que foi pedido`,
        },
      ]
