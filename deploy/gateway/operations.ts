import type { Model } from '../../codegen/compile/resolve/model.ts'
import { buildContract } from '../../codegen/emit/openapi/build-contract.ts'
import { listOperations, type OperationCalls } from '../../codegen/emit/openapi/operations.ts'
import { type ContractCheck, createContractChecks } from './contract-check.ts'
import { Refusal, UnknownPath } from './exchange.ts'
import { extractPathValues } from './path-template.ts'

/** An operation of the contract with its variants and its check. */
export type Operation = OperationCalls & { check: ContractCheck }

/** Returns the operations of a source, with the fewest placeholders first: `/cpf/lote` is not a CPF. */
export function createOperations(model: Model, source: string): Operation[] {
  const createCheck = createContractChecks(buildContract(model, source))
  return listOperations(model, source)
    .map((operation) => ({ ...operation, check: createCheck(operation) }))
    .toSorted((one, other) => countTemplates(one) - countTemplates(other))
}

const countTemplates = ({ template }: Operation) => template.split('{').length

/**
 * Returns the operation of a request.
 *
 * @throws Refusal if the contract lacks the path or its method.
 */
export function findOperation(operations: readonly Operation[], method: string, path: string): Operation {
  const samePath = operations.filter(({ template }) => extractPathValues(template, path))
  const found = samePath.find((one) => one.method.toUpperCase() === method)
  if (found) return found
  if (samePath.length === 0) throw new UnknownPath('O contrato não tem este caminho')
  const allow = samePath.map((one) => one.method.toUpperCase()).join(', ')
  throw new Refusal(405, `Este caminho se pede por ${allow}`, { headers: { allow } })
}
