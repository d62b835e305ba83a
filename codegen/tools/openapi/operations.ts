import type { Model } from '../../resolve/model.ts'
import { groupBy } from './group-by.ts'
import type { Method } from './openapi.ts'
import { listCalls, readMethod, readTemplate, type SourceCall } from './source-calls.ts'
import { uniqueNames } from './unique-names.ts'

/** The calls that one operation of a contract answers. */
export type OperationCalls = {
  /** As the first call of its path has it: others may name the parameters otherwise. */
  template: string
  method: Method
  operationId: string
  calls: SourceCall[]
}

/** The operations of a source, by path and method: calls of one method and path are one operation. */
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

/** The names of parameters do not tell paths apart. */
const buildPathKey = ({ endpoint }: SourceCall) => readTemplate(endpoint).replace(/\{[^{}]*\}/g, '{}')

/** Calls with the same key are answered by one operation. */
const buildOperationKey = (call: SourceCall) => `${buildPathKey(call)} ${readMethod(call.endpoint)}`

/** A legal identifier in most languages: `consultarCpfCadastro`, of a get `obterCnpjEstabelecimentos`, `obterLugaresPorCep`. */
function buildOperationId({ template, method }: { template: string; method: Method }): string {
  const path = template.replace(/\{([^{}]*)\}$/, 'por-$1').replace(/\{[^{}]*\}/g, '')
  const words = path.match(/[0-9A-Za-z]+/g) ?? []
  const capitalizedWords = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return [method === 'get' ? 'obter' : 'consultar', ...capitalizedWords].join('')
}
