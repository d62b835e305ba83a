import { type QueryValues, readCachedValues, type SessionEntry, session } from './session.ts'

/** Longer values, such as images, are compared only if their length and their first characters agree. */
const maxKeyPart = 100

/** Returns a key for the answers to a query. Queries with the same key may differ in long values. */
export const buildAnswerKey = (consultaId: string, values: QueryValues): string =>
  JSON.stringify([
    consultaId,
    ...Object.keys(values)
      .sort()
      .flatMap((name) => {
        const value = values[name] ?? ''
        return [name, value.length > maxKeyPart ? `${value.length} ${value.slice(0, maxKeyPart)}` : value]
      }),
  ])

/** The entries of the session by key, the newest first. A change of the session has a new list of entries. */
const entriesByKey = new WeakMap<readonly SessionEntry[], ReadonlyMap<string, readonly SessionEntry[]>>()

function findByKey(consultaId: string, values: QueryValues): readonly SessionEntry[] {
  const { items } = session
  const byKey = entriesByKey.get(items) ?? groupByKey(items)
  entriesByKey.set(items, byKey)
  return byKey.get(buildAnswerKey(consultaId, values)) ?? []
}

function groupByKey(items: readonly SessionEntry[]): ReadonlyMap<string, readonly SessionEntry[]> {
  const byKey = new Map<string, SessionEntry[]>()
  for (const entry of items) {
    const key = buildAnswerKey(entry.consultaId, readCachedValues(entry.id) ?? {})
    const group = byKey.get(key)
    if (group) group.push(entry)
    else byKey.set(key, [entry])
  }
  return byKey
}

/** Returns true if an answer may serve a query with this purpose. Without a purpose, any answer may be shown. */
export const isForPurpose = (answered: string | undefined, asked: string | undefined): boolean =>
  answered === undefined || asked === undefined || answered === asked

/** Finds the newest outcome for exactly these values, ignoring failures and answers for another purpose. */
export function findAnswer(
  consultaId: string,
  values: QueryValues,
  purpose?: string | undefined,
): SessionEntry | undefined {
  return findByKey(consultaId, values).find(
    ({ id, outcome, purpose: answered }) =>
      outcome !== 'failed' && isForPurpose(answered, purpose) && isSameValues(readCachedValues(id), values),
  )
}

export function isSameValues(one: QueryValues | undefined, other: QueryValues): boolean {
  if (!one) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Finds the newest outcome of a consulta about a subject, with any other values. Ignores failures. */
export function findSubjectAnswer(
  consultaId: string,
  subjectId: string,
  purpose?: string | undefined,
): SessionEntry | undefined {
  return session.items.find(
    (entry) =>
      entry.consultaId === consultaId &&
      entry.subjectId === subjectId &&
      entry.outcome !== 'failed' &&
      isForPurpose(entry.purpose, purpose),
  )
}

/** Returns the newest name that an answer gave to a subject. */
export const findSubjectName = (subjectId: string, items: readonly SessionEntry[]): string | undefined =>
  items.find((entry) => entry.subjectId === subjectId && entry.name !== undefined)?.name
