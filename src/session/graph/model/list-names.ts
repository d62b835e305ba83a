import { formatList } from '@/lib/format/list.ts'
import { describeSubjectKind } from './graph-texts.ts'
import type { SessionGraph, Subject } from './session-graph.ts'

/** More names than these are counted. */
const maxNames = 2

/** Returns the name of a subject; its kind and its partly hidden document if no answer gave a name. */
export const nameSubject = (subject: Subject): string =>
  subject.name ?? `${describeSubjectKind(subject)} ${subject.document}`

/** Returns the names of subjects as a text, without one of them: 'Marina, João e mais 2'. */
export function listNames({ subjects }: SessionGraph, ids: readonly string[], without?: string): string {
  const names = subjects.filter(({ id }) => id !== without && ids.includes(id)).map(nameSubject)
  const others = names.length - maxNames
  return formatList(others > 0 ? [...names.slice(0, maxNames), `mais ${others}`] : names)
}
