import type { SessionEntry } from '@/state/session.ts'
import { buildValueKey, type EntryValues, type GraphValue } from './entry-values.ts'

/** A value with the subjects whose answers have it. */
export type HeldValue = {
  /** A random id, the same as the id of the subject with this value. */
  id: string
  value: GraphValue
  /** The ids of subjects, in a fixed order. A subject that is the value itself is not among them. */
  subjects: string[]
  /** The entries whose answers have the value. */
  entries: string[]
  /** The session has consultas about this value. */
  isSubject: boolean
}

/** Returns the values of all answers, with their subjects. */
export function findValueHolders(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
  findId: (value: GraphValue) => string,
): HeldValue[] {
  const subjectIds = new Set(items.map(({ subjectId }) => subjectId))
  const holders = new Map<string, HeldValue & { holderIds: Set<string> }>()
  for (const { id: entryId, subjectId } of items)
    for (const value of values.get(entryId)?.answerValues ?? []) {
      const key = buildValueKey(value)
      const id = holders.get(key)?.id ?? findId(value)
      if (id === subjectId) continue
      const holder = holders.get(key) ?? {
        id,
        value,
        subjects: [],
        entries: [],
        isSubject: subjectIds.has(id),
        holderIds: new Set(),
      }
      holder.entries.push(entryId)
      holder.holderIds.add(subjectId)
      holders.set(key, holder)
    }
  return [...holders.values()].map(({ holderIds, ...held }) => ({ ...held, subjects: [...holderIds].sort() }))
}

type Link = { from: string; to: string }

export const isLinked = (links: readonly Link[], one: string, other: string) =>
  links.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
