import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { joinAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import { findOtherDocument } from '../../../manifest/contract/echo.ts'
import { isNotFound } from '../../../manifest/contract/not-found.ts'
import { openTexts } from '../../../manifest/contract/open-texts.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { answerSchema } from '../../emit/openapi/answer-schema.ts'
import { buildExampleRequests, type ExampleRequest } from '../../emit/openapi/example-requests.ts'
import {
  type Endpoint,
  listCalls,
  listOperations,
  readSourceEcho,
  type SourceCall,
} from '../../emit/openapi/operations.ts'
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
    findProblems: (received) => {
      const opened = openTexts(received as Json, answer)
      return [
        ...describeOtherDocument(findOtherDocument(opened, readSourceEcho(call), values)),
        ...findProblems(opened),
      ]
    },
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

/** Returns the problems of an answer, each once. */
type AnswerValidator = (answer: unknown) => VerifyProblem[]

/** Builds a validator for the found answers of each endpoint from the contract's schemas. */
export function buildAnswerValidators(model: Model, sourceName: string): Map<Endpoint, AnswerValidator> {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const entries = listOperations(model, sourceName).flatMap(({ calls }) => {
    const validate = ajv.compile(answerSchema(calls))
    const validateAnswer: AnswerValidator = (answer) => {
      validate(answer)
      const problems = (validate.errors ?? []).map((error) => describeSchemaError(error, answer))
      return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
    }
    return calls.map(({ endpoint }) => [endpoint, validateAnswer] as const)
  })
  return new Map(entries)
}

/** Describes a schema error by paths and types, without values. */
export function describeSchemaError(error: ErrorObject, answer: unknown): VerifyProblem {
  const { keyword, params } = error
  const keys = parsePointer(error.instancePath)
  const path = formatPath(keys, answer)
  switch (keyword) {
    case 'required': {
      const missing = formatPath([...keys, String(params.missingProperty)], answer)
      return { code: 'missing', path: missing, message: `falta ${missing}` }
    }
    case 'type':
      return {
        code: 'type',
        path,
        message: `outro tipo em ${path}: ${typesText(params.type)}, veio ${typeName(readValue(keys, answer))}`,
      }
    case 'format':
      return { code: 'format', path, message: `outro formato em ${path}: ${params.format}` }
    case 'pattern':
      return { code: 'format', path, message: `outro formato em ${path}` }
    default:
      return { code: 'shape', path, message: `outra forma em ${path} (${keyword})` }
  }
}

/** Splits a JSON pointer (RFC 6901). */
const parsePointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const readValue = (keys: string[], answer: unknown) => valueAt(answer, joinAnswerPath(keys))

/** Formats a path with `[]` for list elements: `itens[].valor`, or `[].valor` if the answer is a list. */
function formatPath(keys: string[], answer: unknown): string {
  const parts: string[] = []
  let value = answer
  for (const key of keys) {
    if (Array.isArray(value)) parts.push('[]')
    else parts.push(`${parts.length > 0 ? '.' : ''}${joinAnswerPath([key])}`)
    value = readValue([key], value)
  }
  return parts.length === 0 ? joinAnswerPath([]) : parts.join('')
}

const typeNames: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
}

const typesText = (types: string | string[]) =>
  [types]
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join(' ou ')

function typeName(value: unknown): string {
  if (value === null) return 'nulo'
  return (Array.isArray(value) ? typeNames.array : typeNames[typeof value]) ?? 'nada'
}
