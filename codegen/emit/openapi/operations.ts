import { joinAnswerPath, splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { withPage } from '../../../manifest/contract/source-pages.ts'
import type { Request } from '../../../manifest/schema/request.ts'
import { createNumbering } from '../../compile/expand/value-readers.ts'
import { cacheByObject } from '../../compile/read/cache-by-object.ts'
import type { Model } from '../../compile/resolve/model.ts'
import type { Method } from './openapi.ts'

/** The part of a request or of a fallback that concerns one source. */
export type Endpoint = Pick<
  Request,
  'source' | 'get' | 'post' | 'query' | 'body' | 'notFound' | 'optional'
> & {
  rename?: Record<string, string> | undefined
}

/** A variant's request or fallback to a source. */
export type SourceCall = {
  familyTitle: string
  definition: ConsultaDefinition
  endpoint: Endpoint
  isFallback: boolean
}

/**
 * Returns every call to a source, in the order of families and variants, each request before its fallbacks.
 */
export const listCalls = ({ families }: Model, sourceName: string): SourceCall[] =>
  families.flatMap(({ title, variants }) =>
    variants.flatMap((definition) =>
      listEndpoints(definition)
        .map((endpoint, index) => ({ familyTitle: title, definition, endpoint, isFallback: index > 0 }))
        .filter(({ endpoint }) => endpoint.source === sourceName),
    ),
  )

/** A consulta with pages asks for the first one. */
const listEndpoints = cacheByObject(({ request, page }: ConsultaDefinition): Endpoint[] =>
  request ? [page ? withPage(request, page) : request, ...(request.fallback ?? [])] : [],
)

export const readMethod = ({ get }: Endpoint): Method => (get === undefined ? 'post' : 'get')

/** Returns the path of a call, with `{field}` for values. */
export const readTemplate = ({ get, post }: Endpoint): string => get ?? post ?? ''

/** Returns the fields of a call's form by name. */
export const indexFields = ({ definition }: SourceCall) =>
  new Map(definition.fields.map((field) => [field.name, field]))

/** Returns the calls without those that ask and answer in their examples what an earlier call does. */
export function listDistinctExamples(calls: readonly SourceCall[]): SourceCall[] {
  if (calls.length < 2) return [...calls]
  const numberValue = createNumbering()
  const keys = new Set<string>()
  return calls.filter(({ definition, endpoint }) => {
    const { fields, requireOneOf, purpose, example, examples } = definition
    const values = [endpoint, requireOneOf, purpose, fields.length, ...fields, example, ...examples]
    const key = values.map(numberValue).join(' ')
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
}

/** The calls that one operation of a contract answers. */
export type OperationCalls = {
  /** The template of the path's first call. Other calls may name its parameters differently. */
  template: string
  method: Method
  operationId: string
  calls: SourceCall[]
}

/** Returns the operations of a source. Calls with the same method and path share one operation. */
export function listOperations(model: Model, sourceName: string): OperationCalls[] {
  const calls = listCalls(model, sourceName)
  const callsByOperation = groupBy(calls, buildOperationKey)
  const callsByPath = groupBy(calls, buildPathKey)
  const sorted = [...callsByOperation.keys()].sort()
  const named = sorted.flatMap((key) => {
    const operationCalls = callsByOperation.get(key) ?? []
    const [first] = operationCalls
    const [firstOfPath] = first ? (callsByPath.get(buildPathKey(first)) ?? []) : []
    if (!first || !firstOfPath) return []
    return [
      {
        template: readTemplate(firstOfPath.endpoint),
        method: readMethod(first.endpoint),
        calls: operationCalls,
      },
    ]
  })
  const ids = uniqueNames(named.map(buildOperationId))
  return named.map((operation, index) => ({ ...operation, operationId: ids[index] ?? '' }))
}

/** Ignores parameter names: paths that differ only in them are equal. */
const buildPathKey = ({ endpoint }: SourceCall) => readTemplate(endpoint).replace(/\{[^{}]*\}/g, '{}')

/** Calls with the same key share one operation. */
const buildOperationKey = (call: SourceCall) => `${buildPathKey(call)} ${readMethod(call.endpoint)}`

/**
 * Builds an identifier that is valid in most languages: `consultarCpfCadastro`, and for GET
 * `obterCnpjEstabelecimentos` or `obterLugaresPorCep`.
 */
function buildOperationId({ template, method }: { template: string; method: Method }): string {
  const path = template.replace(/\{([^{}]*)\}$/, 'por-$1').replace(/\{[^{}]*\}/g, '')
  const words = path.match(/[0-9A-Za-z]+/g) ?? []
  const capitalizedWords = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return [method === 'get' ? 'obter' : 'consultar', ...capitalizedWords].join('')
}

/** Appends a number to the second and later occurrences of a name. */
function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}_${count}`
  })
}

/** Groups items by key and keeps their order. Node 20 has no `Map.groupBy`. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

type Echo = NonNullable<ConsultaDefinition['echo']>

/** Returns the fields of a call and the paths of its answer that repeat them, under the source's names. */
export function readSourceEcho({
  definition,
  endpoint,
}: SourceCall): Pick<ConsultaDefinition, 'fields' | 'echo'> {
  const { fields, echo = {} } = definition
  const toSourcePath = (path: string) => {
    const [first = '', ...rest] = splitAnswerPath(path)
    const renamed = endpoint.rename?.[first]
    return renamed === undefined ? path : [renamed, ...rest.map((key) => joinAnswerPath([key]))].join('.')
  }
  const entries = Object.entries(echo).map(([field, paths]) => [field, paths.map(toSourcePath)])
  return { fields, echo: Object.fromEntries(entries) }
}

/** Returns what the answers to all calls of an operation repeat; `undefined` if that is nothing. */
export function findSharedEcho(calls: readonly SourceCall[]): Echo | undefined {
  const [first = {}, ...others] = calls.map((call) => readSourceEcho(call).echo ?? {})
  const shared = Object.entries(first).flatMap(([field, paths]) => {
    const common = paths.filter((path) => others.every((echo) => echo[field]?.includes(path)))
    return common.length > 0 ? [[field, common] as const] : []
  })
  return shared.length > 0 ? Object.fromEntries(shared) : undefined
}
