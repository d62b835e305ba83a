import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import { buildValueKey, type GraphValue, readEntryValues } from '@/session/graph/model/entry-values.ts'
import type { QueryValues } from '@/state/session.ts'
import { isAnswered, type Outcome } from '../outcome.ts'

/** An answer about one of the compared subjects. */
export type SubjectAnswer = {
  definition: ConsultaDefinition
  values: QueryValues
  outcome: Outcome
}

/** A value that the answers about several subjects have. It has all characters. */
export type SharedValue = GraphValue & {
  /** For each subject, the titles of the consultas whose answers have the value; none if it is not shared. */
  titles: readonly (readonly string[])[]
}

/**
 * Returns the values that the answers about at least two subjects have, those of most subjects first. A
 * subject's own document counts: it is shared if another subject's answers name it.
 */
export function findSharedValues(answersBySubject: readonly (readonly SubjectAnswer[])[]): SharedValue[] {
  const found = new Map<string, { value: GraphValue; titles: Set<string>[] }>()
  for (const [index, answers] of answersBySubject.entries())
    for (const { definition, values, outcome } of answers) {
      const answer = isAnswered(outcome) ? outcome.answer : undefined
      const { ownValue, answerValues } = readEntryValues(definition, values, answer)
      for (const value of ownValue ? [ownValue, ...answerValues] : answerValues) {
        const key = buildValueKey(value)
        const shared = found.get(key) ?? { value, titles: answersBySubject.map(() => new Set<string>()) }
        shared.titles[index]?.add(definition.title)
        found.set(key, shared)
      }
    }
  return [...found.values()]
    .map(({ value, titles }) => ({ ...value, titles: titles.map((set) => [...set]) }))
    .filter((shared) => countHolders(shared) > 1)
    .sort((one, other) => countHolders(other) - countHolders(one))
}

const countHolders = ({ titles }: SharedValue) => titles.filter((list) => list.length > 0).length

/** Returns true if a shared value is hidden unless it is shown. */
export const isSharedHidable = (shared: GraphValue) =>
  formatSharedValue(shared, true) !== formatSharedValue(shared, false)

/** Returns a shared value for people, partly hidden unless it is shown. */
export const formatSharedValue = ({ kind, value }: GraphValue, isShown: boolean): string =>
  isShown ? formatByKind(kind, value) : hideByKind(kind, value)
