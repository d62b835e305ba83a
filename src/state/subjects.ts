import type { LeadKind } from '@manifest/kinds/index.ts'

/** A value that queries are about. `value` has all characters: it must not reach a URL or storage. */
export type Subject = { id: string; kind: LeadKind; value: string }

const idsByKey = new Map<string, string>()

/** Ids that another tab gave to a subject of this tab, and the ids that replaced them. */
const replacements = new Map<string, string>()

/** Returns the key of a subject, for `subjectId`. */
export const buildSubjectKey = (kind: string, value: string) => `${kind} ${value}`

/** Returns the random id of a subject of this session. The first call for a key creates it. */
export function subjectId(key: string): string {
  const id = idsByKey.get(key) ?? crypto.randomUUID()
  idsByKey.set(key, id)
  return id
}

/** Returns the id of a subject, whose page exists from then on. */
export const ensureSubjectId = (kind: LeadKind, value: string): string =>
  subjectId(buildSubjectKey(kind, value))

/** Returns the id of a subject, if this session has it. */
export const findSubjectId = (key: string): string | undefined => idsByKey.get(key)

/** Returns the current id of a subject: another tab may have given it a different one. */
export function currentSubjectId(id: string): string {
  const replacement = replacements.get(id)
  return replacement === undefined ? id : currentSubjectId(replacement)
}

/** Returns a subject of this session by its id, or by an id that was replaced. */
export function findSubject(someId: string): Subject | undefined {
  const id = currentSubjectId(someId)
  for (const [key, ownId] of idsByKey) {
    const end = key.indexOf(' ')
    const kind = key.slice(0, end)
    // A key that begins with a consulta's id, such as `foto/1`, names no subject with a page.
    if (ownId === id && !kind.includes('/')) return { id, kind: kind as LeadKind, value: key.slice(end + 1) }
  }
  return undefined
}

/** Returns the key and the id of every subject. */
export const listSubjectIds = (): [key: string, id: string][] => [...idsByKey]

/** Gives a subject the id `id`. From now on it replaces `other`, if given, which still opens the subject. */
export function setSubjectId(key: string, id: string, other?: string): void {
  idsByKey.set(key, id)
  if (other !== undefined) replacements.set(other, id)
}

/** Removes all subjects. The session calls it when it ends. */
export function clearSubjects(): void {
  idsByKey.clear()
  replacements.clear()
}
