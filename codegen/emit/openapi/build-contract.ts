import { createHash } from 'node:crypto'
import { uniteAccess } from '../../../manifest/contract/access.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { answerSchema } from './answer-schema.ts'
import { auditParameters } from './audit.ts'
import { buildBalanceOperation, creditsTag, findBalance, listCosts } from './balance.ts'
import { batchesTag, batchSchemas, buildBatchPaths, listBatchCalls } from './batches.ts'
import { standardComponents } from './components.ts'
import { findSharedEcho } from './echo.ts'
import type { OpenApiDocument, Operation, Schema } from './openapi.ts'
import { listOperations, type OperationCalls, type SourceCall } from './operations.ts'
import { addressParameters, sourceHeaders } from './parameters.ts'
import { purposeHeader } from './purpose.ts'
import { buildRequestBody } from './request-body.ts'
import { answerSchemaName, buildResponses } from './responses.ts'
import { buildUsageOperation, findUsage, usageTag } from './team-usage.ts'
import { infoParties, infoTexts, operationTexts } from './texts.ts'
import { keepUsedComponents } from './used-components.ts'

/** Builds the contract of a source as OpenAPI 3.1: the queries of the manifest's consultas and the answers they read. */
export function buildContract(model: Model, sourceName: string): OpenApiDocument {
  const source = model.sources.sources[sourceName]
  if (!source) throw new Error(`The manifest has no source ${sourceName}`)
  const operations = listOperations(model, sourceName)
  const calls = operations.flatMap((operation) => operation.calls)
  const isAuthenticated = source.auth === 'bearer'
  const components = standardComponents(model, source, calls)
  const balance = findBalance(model, sourceName)
  const usage = findUsage(model, sourceName)
  const paths = buildPaths(model, source, operations, { balance, usage })
  const content = {
    servers: [buildServer(source)],
    security: isAuthenticated ? [{ token: [] }] : [],
    tags: [
      ...buildTags(model, calls),
      ...(balance ? [creditsTag] : []),
      ...(usage ? [usageTag] : []),
      ...(source.batch ? [batchesTag] : []),
    ],
    paths,
    components: keepUsedComponents(paths, {
      ...components,
      schemas: {
        ...components.schemas,
        ...(source.batch ? batchSchemas(listBatchCalls(calls)) : {}),
        ...buildAnswerSchemas(operations),
      },
    }),
  }
  const info = {
    ...infoTexts(model, sourceName, source),
    ...infoParties(model),
    version: hashContent(content),
  }
  return { openapi: '3.1.1', info, ...content }
}

/** The version changes only when the content changes. */
const hashContent = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)

/** The address is a variable, because each environment has its own. Validators reject a description of the variable. */
const buildServer = (source: Source) => ({
  url: '{endereco}',
  description: serverText(source),
  variables: { endereco: { default: source.baseUrl } },
})

const serverText = ({ baseUrlEnv }: Source) =>
  baseUrlEnv === undefined
    ? 'O endereço no manifesto.'
    : `O endereço no manifesto; na construção do painel, a variável ${baseUrlEnv} dá outro.`

function buildTags({ families }: Model, calls: readonly SourceCall[]) {
  const used = new Set(calls.map(({ familyTitle }) => familyTitle))
  const titles = families.filter(({ title }) => used.has(title))
  return [...new Map(titles.map(({ title, description }) => [title, description]))].map(
    ([name, description = `Consultas de ${name}.`]) => ({ name, description }),
  )
}

const buildAnswerSchemas = (operations: OperationCalls[]): Record<string, Schema> =>
  Object.fromEntries(
    operations.map((operation) => [answerSchemaName(operation), answerSchema(operation.calls)]),
  )

function buildPaths(
  model: Model,
  source: Source,
  operations: OperationCalls[],
  { balance, usage }: { balance: ReturnType<typeof findBalance>; usage: ReturnType<typeof findUsage> },
): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  if (source.batch) {
    const calls = operations.flatMap((operation) => operation.calls)
    Object.assign(paths, buildBatchPaths(model, source, source.batch, calls))
  }
  if (balance) paths[balance.get] = { get: buildBalanceOperation(balance, source) }
  if (usage) paths[usage.get] = { get: buildUsageOperation(usage, source) }
  for (const operation of operations) {
    const { template, method } = operation
    paths[template] = { ...paths[template], [method]: buildOperation(model, source, operation) }
  }
  return paths
}

function buildOperation(model: Model, source: Source, operation: OperationCalls): Operation {
  const { operationId, template, method, calls } = operation
  const access = uniteAccess(distinctAccess(calls))
  const costs = listCosts(calls)
  const echo = findSharedEcho(calls)
  const parameters = [
    ...addressParameters(model, template, calls),
    ...sourceHeaders(source),
    ...purposeHeader(model, calls),
    ...auditParameters(source),
  ]
  return {
    operationId,
    tags: [...new Set(calls.map(({ familyTitle }) => familyTitle))],
    ...operationTexts(calls, access),
    ...(access ? { 'x-papeis': access } : {}),
    ...(Object.keys(costs).length > 0 ? { 'x-custos': costs } : {}),
    ...(echo ? { 'x-echo': echo } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'post' ? { requestBody: buildRequestBody(model, calls) } : {}),
    responses: buildResponses(operation, source),
  }
}

/** Thousands of variants of a family may demand the same roles. */
const distinctAccess = (calls: readonly SourceCall[]) => [
  ...new Map(calls.map(({ definition: { access } }) => [JSON.stringify(access), access])).values(),
]
