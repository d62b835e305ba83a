import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { buildContract } from '../../../codegen/emit/openapi/build-contract.ts'
import { listOperations, type OperationCalls } from '../../../codegen/emit/openapi/operations.ts'
import { type ContractCheck, createContractChecks } from './contract-check.ts'

/** An operation of the contract with its variants and its check. */
export type Operation = OperationCalls & { check: ContractCheck }

/** Returns the operations of a source. */
export function createOperations(model: Model, source: string): Operation[] {
  const createCheck = createContractChecks(buildContract(model, source))
  return listOperations(model, source).map((operation) => ({ ...operation, check: createCheck(operation) }))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the router's path of a contract's template. Parameters are named by position, because paths of two operations may name
 * the same segment differently.
 */
export const toRoutePath = (template: string): string =>
  template
    .split('/')
    .map((segment, index) => {
      if (!segment.includes('{')) return segment.replaceAll(':', '::')
      if (/^\{[^{}]*\}$/.test(segment)) return `:p${index}`
      const parts = segment.split(/\{[^{}]*\}/).map(escapePattern)
      return `:p${index}(^${parts.join('[^/]+')}$)`
    })
    .join('/')
