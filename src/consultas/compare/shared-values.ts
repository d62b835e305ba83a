import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { buildValueKey, readEntryValues } from '@/session/graph/model/entry-values.ts'
import { isAnswered } from '../outcome.ts'
import { type ComparedSubject, isSharedHidable, type SubjectAnswer } from './use-compared-subjects.ts'
import { findContext, type ValueContext } from './value-context.ts'

/** A value that the answers about several subjects have. It has all characters. */
export type SharedValue = LeadValue & {
  /** For each subject, the titles of the consultas whose answers have the value; none if it is not shared. */
  titles: readonly (readonly string[])[]
  /** For each subject, the name that its answers give the value. */
  contexts: readonly (ValueContext | undefined)[]
  /** The name of the subject whose own document it is. */
  ownName: string | undefined
}

type SharingSubject = Pick<ComparedSubject, 'kind' | 'value' | 'name'> & { entries: readonly SubjectAnswer[] }

/**
 * Returns the values that the answers about at least two subjects have, those of most subjects first. A
 * subject's own document counts: it is shared if another subject's answers name it.
 */
export function findSharedValues(subjects: readonly SharingSubject[]): SharedValue[] {
  const found = new Map<string, { value: LeadValue; titles: Set<string>[] }>()
  for (const [index, { entries }] of subjects.entries())
    for (const { definition, values, outcome } of entries) {
      const answer = isAnswered(outcome) ? outcome.answer : undefined
      const { ownValue, answerValues } = readEntryValues(definition, values, answer)
      for (const value of ownValue ? [ownValue, ...answerValues] : answerValues) {
        const key = buildValueKey(value)
        const shared = found.get(key) ?? { value, titles: subjects.map(() => new Set<string>()) }
        shared.titles[index]?.add(definition.title)
        found.set(key, shared)
      }
    }
  return [...found.values()]
    .map(({ value, titles }) => ({ value, titles: titles.map((set) => [...set]) }))
    .filter(({ titles }) => countHolders(titles) > 1)
    .sort((one, other) => countHolders(other.titles) - countHolders(one.titles))
    .map(({ value, titles }) => ({ ...value, titles, ...nameValue(value, subjects) }))
}

const countHolders = (titles: SharedValue['titles']) => titles.filter((list) => list.length > 0).length

function nameValue(value: LeadValue, subjects: readonly SharingSubject[]) {
  const own = subjects.find((subject) => buildValueKey(subject) === buildValueKey(value))
  const contexts = subjects.map(({ entries }) => {
    for (const { definition, outcome } of entries) {
      const context = isAnswered(outcome) ? findContext(definition, outcome, value) : undefined
      if (context) return context
    }
    return undefined
  })
  return { contexts, ownName: own?.name }
}

/** Returns the name of a shared value, if all answers that name it agree. */
export function readSharedName({ ownName, contexts }: SharedValue, areShown: boolean): string | undefined {
  const [first, ...others] = contexts.filter((context) => context !== undefined)
  if (ownName !== undefined || first === undefined) return ownName
  if (others.some(({ text }) => text !== first.text)) return undefined
  return areShown ? first.text : first.hidden
}

/** Says which consultas of a subject have a shared value, and how they name it if the answers differ. */
export function describeHolding(shared: SharedValue, index: number, areShown: boolean): string {
  const titles = (shared.titles[index] ?? []).join(', ')
  const context = shared.contexts[index]
  if (titles === '' || !context || readSharedName(shared, true) !== undefined) return titles
  return `${titles} (${areShown ? context.text : context.hidden})`
}

/** Returns true if something of a shared value is hidden unless the user shows it. */
export const hasHiddenPart = (shared: SharedValue): boolean =>
  isSharedHidable(shared) ||
  (shared.ownName === undefined &&
    shared.contexts.some((context) => context && context.text !== context.hidden))
