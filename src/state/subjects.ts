import type { LeadKind } from '@manifest/contract/lead-kinds.ts'

/** A value that queries are about. `value` has all characters: it must not reach a URL or storage. */
export type Subject = { id: string; kind: LeadKind; value: string }

const idsByKey = new Map<string, string>()

const subjectsById = new Map<string, Subject>()

/** Returns the key of a subject, for `subjectId`. */
export const buildSubjectKey = (kind: string, value: string) => `${kind} ${value}`

/** Returns the random id of a subject of this session. The first call for a key creates it. */
export function subjectId(key: string): string {
  const id = idsByKey.get(key) ?? crypto.randomUUID()
  idsByKey.set(key, id)
  return id
}

/** Returns the id of the page of a subject, and makes the page available. */
export function openSubject(kind: LeadKind, value: string): string {
  const id = subjectId(buildSubjectKey(kind, value))
  subjectsById.set(id, { id, kind, value })
  return id
}

/** Returns the id of a subject, if this session has it. */
export const findSubjectId = (key: string): string | undefined => idsByKey.get(key)

/** Returns a subject of this session by its id. */
export const findSubject = (id: string): Subject | undefined => subjectsById.get(id)

/** Removes all subjects. The session calls it when it ends. */
export function clearSubjects(): void {
  idsByKey.clear()
  subjectsById.clear()
}
