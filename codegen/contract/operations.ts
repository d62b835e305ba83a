import type { Model } from '../resolve/model.ts'
import { groupBy } from './group-by.ts'
import type { Method } from './openapi.ts'
import { type Call, callsTo, methodOf, templateOf } from './source-calls.ts'

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
  const sorted = [...joined.keys()].sort()
  const ids = uniqueNames(sorted.map(idOf))
  return sorted.flatMap((key, index) => {
    const answered = joined.get(key) ?? []
    const [first] = answered
    const named = first && calls.find((call) => pathKey(call) === pathKey(first))
    if (!first || !named) return []
    const template = templateOf(named.endpoint)
    return [{ template, method: methodOf(first.endpoint), operationId: ids[index] ?? '', calls: answered }]
  })
}

/** The names of parameters do not tell paths apart. */
const pathKey = ({ endpoint }: Call) => templateOf(endpoint).replace(/\{[^{}]*\}/g, '{}')

/** Calls with the same key are answered by one operation. */
export const operationKey = (call: Call) => `${pathKey(call)} ${methodOf(call.endpoint)}`

/** A legal identifier in most languages: `consultarCpfCadastro`, of a get `obterCnpjEstabelecimentos`. */
function idOf(key: string): string {
  const [path = '', method] = key.split(' ')
  const words = path.match(/[0-9A-Za-z]+/g) ?? []
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return [method === 'get' ? 'obter' : 'consultar', ...capitalised].join('')
}

/** Names of which the second and later of a kind have their place behind. */
const uniqueNames = (names: string[]) =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name}_${before + 1}`
  })
