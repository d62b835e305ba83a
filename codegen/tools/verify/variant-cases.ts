import type { Model } from '../../resolve/model.ts'
import { buildExampleRequests, type ExampleRequest } from '../openapi/example-requests.ts'
import { listCalls, listOperations, type SourceCall } from '../openapi/operations.ts'
import { type AnswerValidator, buildAnswerValidators } from './answer-validators.ts'
import type { ExampleQuery, HttpRequest, VariantCase } from './case-types.ts'
import { findExpectedAnswer, isNotFound } from './expected-answer.ts'

/** How many questions a minute a source is asked whose consulta has no batch that says it. */
const defaultPerMinute = 60

/** What to ask a source: of each variant that asks it, in the manifest's order, every example. */
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
      demandsPurpose: definitions.every(({ purpose }) => purpose === 'required'),
      demandsRole: definitions.every(({ access = [] }) => access.length > 0),
      queries: buildQueries(model, call, validators.get(endpoint) ?? (() => [])),
    }
  })
}

/** A fallback is asked the first example alone: the others are about how the first source answers. */
function buildQueries(model: Model, call: SourceCall, findProblems: AnswerValidator): ExampleQuery[] {
  const requests = buildExampleRequests(model, call)
  return (call.isFallback ? requests.slice(0, 1) : requests).map((request) => ({
    example: request.name,
    httpRequest: buildHttpRequest(request),
    expected: findExpectedAnswer(request, findProblems),
    isNotFound: (status, answer) => isNotFound(call.endpoint, status, answer),
  }))
}

function buildHttpRequest({ method, path, query, headers, body }: ExampleRequest): HttpRequest {
  const search = new URLSearchParams(query).toString()
  return {
    method,
    path: search === '' ? path : `${path}?${search}`,
    headers,
    ...(body !== undefined && { body }),
  }
}
