import { type ExampleRequest, exampleRequestsOf } from '../contract/example-requests.ts'
import { operationsOf } from '../contract/operations.ts'
import { type Call, callsTo } from '../contract/source-calls.ts'
import type { Model } from '../resolve/model.ts'
import { type AnswerRules, answerRules } from './answer-rules.ts'
import { expectedOf, isNotFound } from './expected.ts'
import type { Asked, Inquiry, Question } from './question.ts'

/** How many questions a minute a source is asked whose consulta has no batch that says it. */
const modestPerMinute = 60

/** What to ask a source: of each variant that asks it, in the manifest's order, every example. */
export function inquiriesOf(model: Model, sourceName: string): Inquiry[] {
  const rules = answerRules(model, sourceName)
  const joined = new Map(
    operationsOf(model, sourceName).flatMap(({ calls }) => calls.map((call) => [call.endpoint, calls])),
  )
  return callsTo(model, sourceName).map((call) => {
    const { definition, endpoint, isFallback } = call
    const title = definition.name ?? definition.title
    const definitions = (joined.get(endpoint) ?? [call]).map((one) => one.definition)
    return {
      consultaId: definition.id,
      title: isFallback ? `${title} (reserva)` : title,
      perMinute: definition.batch?.perMinute ?? modestPerMinute,
      demandsPurpose: definitions.every(({ purpose }) => purpose === 'required'),
      demandsRole: definitions.every(({ access = [] }) => access.length > 0),
      questions: questionsOf(model, call, rules.get(endpoint) ?? (() => [])),
    }
  })
}

/** A fallback is asked the first example alone: the others are about how the first source answers. */
function questionsOf(model: Model, call: Call, problemsOf: AnswerRules): Question[] {
  const requests = exampleRequestsOf(model, call)
  return (call.isFallback ? requests.slice(0, 1) : requests).map((request) => ({
    example: request.name,
    asked: askedBy(request),
    expected: expectedOf(request, problemsOf),
    isNotFound: (status, answer) => isNotFound(call.endpoint, status, answer),
  }))
}

function askedBy({ method, path, query, headers, body }: ExampleRequest): Asked {
  const search = new URLSearchParams(query).toString()
  return {
    method,
    path: search === '' ? path : `${path}?${search}`,
    headers,
    ...(body !== undefined && { body }),
  }
}
