import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import { useEffect, useReducer, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import type { Path } from '@/generated/paths.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { loadFamilies } from '@/session/graph/model/use-session-values.ts'
import { comparison } from '@/state/comparison.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { type QueryValues, readCached, type SessionEntry, session } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'
import type { Outcome } from '../outcome.ts'

/** An answer about one of the compared subjects. */
export type SubjectAnswer = {
  definition: ConsultaDefinition
  values: QueryValues
  outcome: Outcome
}

/** The newest query of a consulta about a subject, with its definition. */
export type ComparedEntry = Omit<SubjectAnswer, 'definition'> & {
  entry: SessionEntry
  definition: ConsultaDefinition<Path>
}

/** A subject of the comparison. `value` has all characters. */
export type ComparedSubject = {
  id: string
  kind: LeadKind
  value: string
  name: string | undefined
  entries: ComparedEntry[]
}

type ComparedSubjects = { subjects: ComparedSubject[] | undefined; failure: PartRetry | undefined }

/**
 * Returns the chosen subjects with their newest answers. They are `undefined` while the definitions load; if these do not
 * load there is a failure. Only the calling component stores them.
 */
export function useComparedSubjects(): ComparedSubjects {
  const { items } = useSnapshot(session)
  const { subjectIds } = useSnapshot(comparison)
  const [compared, setCompared] = useState<ComparedSubject[] | 'failed'>()
  const [reads, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let isCurrent = true
    Promise.all(subjectIds.map((id) => readSubject(id, items))).then(
      (subjects) => isCurrent && setCompared(subjects.flatMap((subject) => subject ?? [])),
      () => isCurrent && setCompared('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [items, subjectIds, reads])
  if (compared !== 'failed') return { subjects: compared, failure: undefined }
  const load = () => loadFamilies(items.filter(({ subjectId }) => subjectIds.includes(subjectId)))
  return { subjects: undefined, failure: { load, onLoaded: readAgain } }
}

async function readSubject(id: string, items: readonly SessionEntry[]): Promise<ComparedSubject | undefined> {
  const subject = findSubject(id)
  const entries = listNewest(items.filter(({ subjectId }) => subjectId === id))
  if (!subject || entries.length === 0) return undefined
  const loaded = await Promise.all(entries.map(readEntry))
  return {
    ...subject,
    name: findSubjectName(id, items),
    entries: loaded.flatMap((entry) => entry ?? []),
  }
}

/** Returns the newest entry of each consulta. An answer counts before a later failure. */
function listNewest(entries: readonly SessionEntry[]): SessionEntry[] {
  const byConsulta = new Map<string, SessionEntry>()
  for (const entry of entries) {
    const newer = byConsulta.get(entry.consultaId)
    if (!newer || (newer.outcome === 'failed' && entry.outcome !== 'failed'))
      byConsulta.set(entry.consultaId, entry)
  }
  return [...byConsulta.values()]
}

async function readEntry(entry: SessionEntry): Promise<ComparedEntry | undefined> {
  const { variants } = (await loadFamily(entry.family)).default
  const definition = Object.values(variants).find(({ id }) => id === entry.consultaId)
  const cached = readCached(entry.id)
  return definition && cached && { entry, definition, ...cached }
}

/** Returns the document of a subject or a shared value for people, partly hidden unless it is shown. */
export const formatShared = ({ kind, value }: LeadValue, isShown: boolean): string =>
  isShown ? formatByKind(kind, value) : hideByKind(kind, value)

/** Returns true if a document or a shared value is hidden unless the user shows it. */
export const isSharedHidable = (value: LeadValue) => formatShared(value, true) !== formatShared(value, false)
