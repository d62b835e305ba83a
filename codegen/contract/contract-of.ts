import { createHash } from 'node:crypto'
import { accessToAny } from '../../manifest/contract/access.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import type { Model } from '../resolve/model.ts'
import { componentsOf } from './components.ts'
import { type ExampleRequest, exampleRequestsOf, exampleSummary } from './example-requests.ts'
import type { Examples, OpenApiDocument, Operation, RequestBodyObject } from './openapi.ts'
import { type JoinedCalls, operationsOf } from './operations.ts'
import { addressParameters, sourceHeaders } from './parameters.ts'
import { purposeHeader, purposeKey } from './purpose.ts'
import { requestBody } from './request-body.ts'
import { responsesOf } from './responses.ts'
import type { Call } from './source-calls.ts'
import { infoTexts, operationTexts } from './texts.ts'

/** What a source must answer, as OpenAPI 3.1: all that the manifest's consultas ask of it, and what they read. */
export function contractOf(model: Model, sourceName: string): OpenApiDocument {
  const source = model.sources.sources[sourceName]
  if (!source) throw new Error(`No source ${sourceName}`)
  const operations = operationsOf(model, sourceName)
  const isAuthenticated = source.auth === 'bearer'
  const paths = pathsOf(model, source, operations)
  const content = {
    servers: [{ url: source.baseUrl, description: serverText(source) }],
    ...(isAuthenticated ? { security: [{ token: [] }] } : {}),
    tags: tagsOf(model, operations),
    paths,
    components: componentsOf(model, source, operations, paths),
  }
  const info = { ...infoTexts(model, sourceName, source), version: versionOf(content) }
  return { openapi: '3.1.1', info, ...content }
}

/** Changes when, and only when, the contract does. */
const versionOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)

const serverText = ({ baseUrlEnv }: Source) =>
  baseUrlEnv === undefined
    ? 'O endereço no manifesto.'
    : `O endereço no manifesto; na construção do painel, a variável ${baseUrlEnv} dá outro.`

function tagsOf({ families }: Model, operations: JoinedCalls[]) {
  const used = new Set(operations.flatMap(({ calls }) => calls.map(({ familyTitle }) => familyTitle)))
  const titles = families.filter(({ title }) => used.has(title))
  return [...new Map(titles.map(({ title, description }) => [title, description]))].map(
    ([name, description]) => ({
      name,
      ...(description === undefined ? {} : { description }),
    }),
  )
}

function pathsOf(model: Model, source: Source, operations: JoinedCalls[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const operation of operations)
    paths[operation.template] = {
      ...paths[operation.template],
      [operation.method]: operationOf(model, source, operation),
    }
  return paths
}

function operationOf(
  model: Model,
  source: Source,
  { operationId, template, method, calls }: JoinedCalls,
): Operation {
  const requests = calls.flatMap((call) => exampleRequestsOf(model, call))
  const access = accessToAny(calls.map(({ definition }) => definition.access))
  const parameters = [
    ...addressParameters(template, calls),
    ...sourceHeaders(source),
    ...purposeHeader(model, calls),
  ]
  return {
    operationId,
    tags: [...new Set(calls.map(({ familyTitle }) => familyTitle))],
    ...operationTexts(calls, access),
    ...(access ? { 'x-papeis': access } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'post' ? { requestBody: bodyOf(model, calls, requests) } : {}),
    responses: responsesOf(calls, source.auth === 'bearer'),
  }
}

function bodyOf(model: Model, calls: Call[], requests: ExampleRequest[]): RequestBodyObject {
  const examples: Examples = Object.fromEntries(
    requests.map((request) => [
      request.name,
      { summary: exampleSummary(request.call.definition, request), value: request.body ?? {} },
    ]),
  )
  const schema = requestBody(calls, purposeKey(model, calls))
  return {
    required: true,
    description: 'O que foi preenchido. O que ficou vazio não vai.',
    content: {
      'application/json': { schema, ...(Object.keys(examples).length === 0 ? {} : { examples }) },
    },
  }
}
