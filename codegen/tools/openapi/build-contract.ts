import { createHash } from 'node:crypto'
import { uniteAccess } from '../../../manifest/contract/access.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../resolve/model.ts'
import { buildComponents, standardComponents } from './components.ts'
import { buildExampleRequests } from './example-requests.ts'
import { getFirstCall, groupIdenticalCalls, type IdenticalCalls } from './identical-calls.ts'
import { joinExamples } from './join-examples.ts'
import type { OpenApiDocument, Operation, RequestBodyObject } from './openapi.ts'
import { listOperations, type OperationCalls } from './operations.ts'
import { addressParameters, sourceHeaders } from './parameters.ts'
import { purposeHeader, purposeKey } from './purpose.ts'
import { requestBody } from './request-body.ts'
import { buildResponses } from './responses.ts'
import { shareOperations } from './share-operations.ts'
import type { SourceCall } from './source-calls.ts'
import { infoTexts, operationTexts } from './texts.ts'

/** What a source must answer, as OpenAPI 3.1: all that the manifest's consultas ask of it, and what they read. */
export function buildContract(model: Model, sourceName: string): OpenApiDocument {
  const source = model.sources.sources[sourceName]
  if (!source) throw new Error(`No source ${sourceName}`)
  const operations = listOperations(model, sourceName)
  const isAuthenticated = source.auth === 'bearer'
  const standard = standardComponents(model, source, operations)
  const { operations: sharedOperations, components: shared } = shareOperations(
    operations.map((operation) => buildOperation(model, source, operation)),
    { schemas: Object.keys(standard.schemas), responses: Object.keys(standard.responses) },
  )
  const paths = buildPaths(operations, sharedOperations)
  const content = {
    servers: [{ url: source.baseUrl, description: serverText(source) }],
    ...(isAuthenticated ? { security: [{ token: [] }] } : {}),
    tags: buildTags(model, operations),
    paths,
    components: buildComponents(standard, shared, paths),
  }
  const info = { ...infoTexts(model, sourceName, source), version: hashContent(content) }
  return { openapi: '3.1.1', info, ...content }
}

/** Changes when, and only when, the contract does. */
const hashContent = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)

const serverText = ({ baseUrlEnv }: Source) =>
  baseUrlEnv === undefined
    ? 'O endereço no manifesto.'
    : `O endereço no manifesto; na construção do painel, a variável ${baseUrlEnv} dá outro.`

function buildTags({ families }: Model, operations: OperationCalls[]) {
  const used = new Set(operations.flatMap(({ calls }) => calls.map(({ familyTitle }) => familyTitle)))
  const titles = families.filter(({ title }) => used.has(title))
  return [...new Map(titles.map(({ title, description }) => [title, description]))].map(
    ([name, description]) => ({
      name,
      ...(description === undefined ? {} : { description }),
    }),
  )
}

function buildPaths(operations: OperationCalls[], sharedOperations: Operation[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const [index, { template, method }] of operations.entries())
    paths[template] = { ...paths[template], [method]: sharedOperations[index] }
  return paths
}

function buildOperation(
  model: Model,
  source: Source,
  { operationId, template, method, calls }: OperationCalls,
): Operation {
  const callGroups = groupIdenticalCalls(calls)
  const distinctCalls = callGroups.map(getFirstCall)
  const access = uniteAccess(distinctAccess(calls))
  const parameters = [
    ...addressParameters(template, distinctCalls),
    ...sourceHeaders(source),
    ...purposeHeader(model, distinctCalls),
  ]
  return {
    operationId,
    tags: [...new Set(calls.map(({ familyTitle }) => familyTitle))],
    ...operationTexts(calls, access),
    ...(access ? { 'x-papeis': access } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'post' ? { requestBody: buildRequestBody(model, callGroups) } : {}),
    responses: buildResponses(callGroups, source.auth === 'bearer'),
  }
}

/** What those demand who ask, each once: several thousand variants of a family demand the same. */
const distinctAccess = (calls: SourceCall[]) => [
  ...new Map(calls.map(({ definition: { access } }) => [JSON.stringify(access), access])).values(),
]

function buildRequestBody(model: Model, callGroups: IdenticalCalls[]): RequestBodyObject {
  const calls = callGroups.map(getFirstCall)
  const requests = callGroups.flatMap(([call, ...others]) =>
    buildExampleRequests(model, call).map(({ name, when, status, body = {} }) => ({
      name,
      definition: call.definition,
      others: others.length,
      when,
      status,
      value: body,
    })),
  )
  const examples = joinExamples(requests)
  const schema = requestBody(calls, purposeKey(model, calls))
  return {
    required: true,
    description: 'O que foi preenchido. O que ficou vazio não vai.',
    content: {
      'application/json': { schema, ...(Object.keys(examples).length === 0 ? {} : { examples }) },
    },
  }
}
