import { groupBy } from './group-by.ts'
import { createNumbering } from './numbering.ts'
import type { Call } from './source-calls.ts'

/** Calls that send the same and have the same answers documented: consultas that differ in what they show at most. */
export type AlikeCalls = readonly [first: Call, ...others: Call[]]

/** The calls of an operation, those together that a source cannot tell apart; in the order of the first ones. */
export function alikeCalls(calls: readonly Call[]): AlikeCalls[] {
  const numberOf = createNumbering()
  const groups = groupBy(calls, ({ definition, endpoint, isFallback }) => {
    const { request, fields, requireOneOf, purpose, example, examples } = definition
    const parts = [endpoint, request, fields, requireOneOf, purpose, example, examples, isFallback]
    return parts.map(numberOf).join()
  })
  return [...groups.values()].map(([first, ...others]) => [first as Call, ...others])
}

export const firstOf = ([first]: AlikeCalls): Call => first
