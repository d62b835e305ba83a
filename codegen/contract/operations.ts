import type { Model } from '../resolve/model.ts'
import { groupBy } from './group-by.ts'
import type { Method } from './openapi.ts'
import { type Call, callsTo, methodOf, templateOf } from './source-calls.ts'
import { uniqueNames } from './unique-names.ts'

/** The calls that one operation of a contract answers. */
export type JoinedCalls = {
  /** As the first call of its path has it: others may name the parameters otherwise. */
  template: string
  method: Method
  operationId: string
  calls: Call[]
}

/** The operations of a source, by path and method: calls of one method and path are one operation. */
export function operationsOf(model: Model, sourceName: string): JoinedCalls[] {
  const calls = callsTo(model, sourceName)
  const joined = groupBy(calls, operationKey)
  const paths = groupBy(calls, pathKey)
  const sorted = [...joined.keys()].sort()
  const named = sorted.flatMap((key) => {
    const answered = joined.get(key) ?? []
    const [first] = answered
    const [firstOfPath] = first ? (paths.get(pathKey(first)) ?? []) : []
    if (!first || !firstOfPath) return []
    return [{ template: templateOf(firstOfPath.endpoint), method: methodOf(first.endpoint), calls: answered }]
  })
  const ids = uniqueNames(named.map(idOf))
  return named.map((operation, index) => ({ ...operation, operationId: ids[index] ?? '' }))
}

/** The names of parameters do not tell paths apart. */
const pathKey = ({ endpoint }: Call) => templateOf(endpoint).replace(/\{[^{}]*\}/g, '{}')

/** Calls with the same key are answered by one operation. */
const operationKey = (call: Call) => `${pathKey(call)} ${methodOf(call.endpoint)}`

/** A legal identifier in most languages: `consultarCpfCadastro`, of a get `obterCnpjEstabelecimentos`, `obterLugaresPorCep`. */
function idOf({ template, method }: { template: string; method: Method }): string {
  const path = template.replace(/\{([^{}]*)\}$/, 'por-$1').replace(/\{[^{}]*\}/g, '')
  const words = path.match(/[0-9A-Za-z]+/g) ?? []
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return [method === 'get' ? 'obter' : 'consultar', ...capitalised].join('')
}
