import { createHash } from 'node:crypto'
import { accessToAny } from '../../manifest/contract/access.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import type { Model } from '../resolve/model.ts'
import { type AlikeCalls, alikeCalls, firstOf } from './alike-calls.ts'
import { componentsOf, standardComponents } from './components.ts'
import { exampleRequestsOf } from './example-requests.ts'
import { joinedExamples } from './joined-examples.ts'
import type { OpenApiDocument, Operation, RequestBodyObject } from './openapi.ts'
import { type JoinedCalls, operationsOf } from './operations.ts'
import { addressParameters, sourceHeaders } from './parameters.ts'
import { purposeHeader, purposeKey } from './purpose.ts'
import { requestBody } from './request-body.ts'
import { responsesOf } from './responses.ts'
import { shareOperations } from './share-operations.ts'
import type { Call } from './source-calls.ts'
import { infoTexts, operationTexts } from './texts.ts'

/** What a source must answer, as OpenAPI 3.1: all that the manifest's consultas ask of it, and what they read. */
export function contractOf(model: Model, sourceName: string): OpenApiDocument {
  const source = model.sources.sources[sourceName]
  if (!source) throw new Error(`No source ${sourceName}`)
  const operations = operationsOf(model, sourceName)
  const isAuthenticated = source.auth === 'bearer'
  const standard = standardComponents(model, source, operations)
  const { operations: written, components: shared } = shareOperations(
    operations.map((operation) => operationOf(model, source, operation)),
    { schemas: Object.keys(standard.schemas), responses: Object.keys(standard.responses) },
  )
  const paths = pathsOf(operations, written)
  const content = {
    servers: [{ url: source.baseUrl, description: serverText(source) }],
    ...(isAuthenticated ? { security: [{ token: [] }] } : {}),
    tags: tagsOf(model, operations),
    paths,
    components: componentsOf(standard, shared, paths),
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

function pathsOf(operations: JoinedCalls[], written: Operation[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const [index, { template, method }] of operations.entries())
    paths[template] = { ...paths[template], [method]: written[index] }
  return paths
}

function operationOf(
  model: Model,
  source: Source,
  { operationId, template, method, calls }: JoinedCalls,
): Operation {
  const alike = alikeCalls(calls)
  const different = alike.map(firstOf)
  const access = accessToAny(distinctAccess(calls))
  const parameters = [
    ...addressParameters(template, different),
    ...sourceHeaders(source),
    ...purposeHeader(model, different),
  ]
  return {
    operationId,
    tags: [...new Set(calls.map(({ familyTitle }) => familyTitle))],
    ...operationTexts(calls, access),
    ...(access ? { 'x-papeis': access } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'post' ? { requestBody: bodyOf(model, alike) } : {}),
    responses: responsesOf(alike, source.auth === 'bearer'),
  }
}

/** What those demand who ask, each once: several thousand variants of a family demand the same. */
const distinctAccess = (calls: Call[]) => [
  ...new Map(calls.map(({ definition: { access } }) => [JSON.stringify(access), access])).values(),
]

function bodyOf(model: Model, alike: AlikeCalls[]): RequestBodyObject {
  const calls = alike.map(firstOf)
  const requests = alike.flatMap(([call, ...others]) =>
    exampleRequestsOf(model, call).map(({ name, when, status, body = {} }) => ({
      name,
      definition: call.definition,
      others: others.length,
      when,
      status,
      value: body,
    })),
  )
  const examples = joinedExamples(requests)
  const schema = requestBody(calls, purposeKey(model, calls))
  return {
    required: true,
    description: 'O que foi preenchido. O que ficou vazio não vai.',
    content: {
      'application/json': { schema, ...(Object.keys(examples).length === 0 ? {} : { examples }) },
    },
  }
}
