import type { Model } from '../../codegen/resolve/model.ts'
import { buildContract } from '../../codegen/tools/openapi/build-contract.ts'
import { listOperations, type OperationCalls } from '../../codegen/tools/openapi/operations.ts'
import { type ContractCheck, createContractChecks } from './contract-check.ts'
import { Refusal } from './exchange.ts'
import { extractPathValues } from './path-template.ts'

/** What a method and a path of the contract ask for, one variant or several, and what a request must hold. */
export type Operation = OperationCalls & { check: ContractCheck }

/** The operations of a source, those with fewer templates first: `/cpf/lote` is no CPF. */
export function createOperations(model: Model, source: string): Operation[] {
  const createCheck = createContractChecks(buildContract(model, source))
  return listOperations(model, source)
    .map((operation) => ({ ...operation, check: createCheck(operation) }))
    .toSorted((one, other) => countTemplates(one) - countTemplates(other))
}

const countTemplates = ({ template }: Operation) => template.split('{').length

/**
 * The operation that a request is for.
 *
 * @throws Refusal where the contract has no such path, or the path another method.
 */
export function findOperation(operations: readonly Operation[], method: string, path: string): Operation {
  const samePath = operations.filter(({ template }) => extractPathValues(template, path))
  const found = samePath.find((one) => one.method.toUpperCase() === method)
  if (found) return found
  if (samePath.length === 0) throw new Refusal(404, 'O contrato não tem este caminho')
  const allow = samePath.map((one) => one.method.toUpperCase()).join(', ')
  throw new Refusal(405, `Este caminho se pede por ${allow}`, { headers: { allow } })
}
