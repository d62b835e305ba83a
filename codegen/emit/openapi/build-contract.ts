import { uniteAccess } from '../../../manifest/contract/access.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import {
  buildBalanceOperation,
  buildUsageOperation,
  creditsTag,
  findBalance,
  findUsage,
  usageTag,
} from './account-operations.ts'
import { answerSchema } from './answer-schema.ts'
import { batchSchemas, listBatchCalls } from './batch-schemas.ts'
import { batchesTag, buildBatchPaths } from './batches.ts'
import { keepUsedComponents, standardComponents } from './components.ts'
import { describeContract } from './guide.ts'
import { purposeHeader, sourceParameters } from './headers.ts'
import type { OpenApiDocument, Operation, Schema } from './openapi.ts'
import { listCosts, operationTexts } from './operation-texts.ts'
import { findSharedEcho, listOperations, type OperationCalls, type SourceCall } from './operations.ts'
import { addressParameters } from './parameters.ts'
import { buildRequestBody } from './request-body.ts'
import { answerSchemaName, buildResponses } from './responses.ts'

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
  return {
    openapi: '3.1.1',
    info: describeContract(model, sourceName, source),
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
}

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
    ...sourceParameters(source, purposeHeader(model, calls)),
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
