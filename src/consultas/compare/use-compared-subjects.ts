import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { comparison } from '@/state/comparison.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { readCached, type SessionEntry, session } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import type { SubjectAnswer } from './shared-values.ts'

/** The newest query of a consulta about a subject, with its definition. */
export type ComparedEntry = Omit<SubjectAnswer, 'definition'> & {
  entry: SessionEntry
  definition: ConsultaDefinition<Path>
}

/** A subject of the comparison. `value` has all characters, `hiddenValue` only some. */
export type ComparedSubject = {
  id: string
  kind: LeadKind
  value: string
  hiddenValue: string
  name: string | undefined
  entries: ComparedEntry[]
}

/**
 * Returns the chosen subjects with their newest answers; `undefined` while the definitions load, `'failed'`
 * if they do not load. Only the calling component stores them.
 */
export function useComparedSubjects(): ComparedSubject[] | 'failed' | undefined {
  const { items } = useSnapshot(session)
  const { subjectIds } = useSnapshot(comparison)
  const [compared, setCompared] = useState<ComparedSubject[] | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    Promise.all(subjectIds.map((id) => readSubject(id, items))).then(
      (subjects) => isCurrent && setCompared(subjects.flatMap((subject) => subject ?? [])),
      () => isCurrent && setCompared('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [items, subjectIds])
  return compared
}

async function readSubject(id: string, items: readonly SessionEntry[]): Promise<ComparedSubject | undefined> {
  const subject = findSubject(id)
  const entries = listNewest(items.filter(({ subjectId }) => subjectId === id))
  const [newest] = entries
  if (!subject || !newest) return undefined
  const loaded = await Promise.all(entries.map(readEntry))
  return {
    ...subject,
    hiddenValue: newest.subject,
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
