import { type QueryValues, readCachedValues, type SessionEntry, session } from './session.ts'

/** Finds the newest outcome for exactly these values, ignoring failures. */
export function findAnswer(consultaId: string, values: QueryValues): SessionEntry | undefined {
  return session.items.find(
    ({ id, consultaId: entryConsultaId, outcome }) =>
      entryConsultaId === consultaId && outcome !== 'failed' && isSameValues(readCachedValues(id), values),
  )
}

export function isSameValues(one: QueryValues | undefined, other: QueryValues): boolean {
  if (!one) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Finds the newest outcome of a consulta about a subject, with any other values. Ignores failures. */
export function findSubjectAnswer(consultaId: string, subjectId: string): SessionEntry | undefined {
  return session.items.find(
    (entry) => entry.consultaId === consultaId && entry.subjectId === subjectId && entry.outcome !== 'failed',
  )
}

/** Returns the newest name that an answer gave to a subject. */
export const findSubjectName = (subjectId: string, items: readonly SessionEntry[]): string | undefined =>
  items.find((entry) => entry.subjectId === subjectId && entry.name !== undefined)?.name
