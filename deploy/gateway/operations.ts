import { contractOf } from '../../codegen/contract/contract-of.ts'
import { type JoinedCalls, operationsOf } from '../../codegen/contract/operations.ts'
import type { Model } from '../../codegen/resolve/model.ts'
import { type ContractCheck, contractChecks } from './contract-check.ts'
import { Refusal } from './exchange.ts'
import { valuesInPath } from './path-template.ts'

/** What a method and a path of the contract ask for, one variant or several, and what a request must hold. */
export type Operation = JoinedCalls & { check: ContractCheck }

/** The operations of a source, those with fewer templates first: `/cpf/lote` is no CPF. */
export function checkedOperations(model: Model, source: string): Operation[] {
  const checkOf = contractChecks(contractOf(model, source))
  return operationsOf(model, source)
    .map((operation) => ({ ...operation, check: checkOf(operation) }))
    .toSorted((one, other) => templatesIn(one) - templatesIn(other))
}

const templatesIn = ({ template }: Operation) => template.split('{').length

/**
 * The operation that a request is for.
 *
 * @throws Refusal where the contract has no such path, or the path another method.
 */
export function operationFor(operations: readonly Operation[], method: string, path: string): Operation {
  const there = operations.filter(({ template }) => valuesInPath(template, path))
  const found = there.find((one) => one.method.toUpperCase() === method)
  if (found) return found
  if (there.length === 0) throw new Refusal(404, 'O contrato não tem este caminho')
  const allow = there.map((one) => one.method.toUpperCase()).join(', ')
  throw new Refusal(405, `Este caminho se pede por ${allow}`, { headers: { allow } })
}
