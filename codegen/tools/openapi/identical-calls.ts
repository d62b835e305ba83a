import { groupBy } from './group-by.ts'
import { createNumbering } from './numbering.ts'
import type { SourceCall } from './source-calls.ts'

/** Calls that send the same and have the same answers documented: consultas that differ in what they show at most. */
export type IdenticalCalls = readonly [first: SourceCall, ...others: SourceCall[]]

/** The calls of an operation, those together that a source cannot tell apart; in the order of the first ones. */
export function groupIdenticalCalls(calls: readonly SourceCall[]): IdenticalCalls[] {
  const assignNumber = createNumbering()
  const groups = groupBy(calls, ({ definition, endpoint, isFallback }) => {
    const { request, fields, requireOneOf, purpose, example, examples } = definition
    const parts = [endpoint, request, fields, requireOneOf, purpose, example, examples, isFallback]
    return parts.map(assignNumber).join()
  })
  return [...groups.values()].map(([first, ...others]) => [first as SourceCall, ...others])
}

export const getFirstCall = ([first]: IdenticalCalls): SourceCall => first
