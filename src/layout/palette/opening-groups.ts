import { relativeTime } from '@/lib/format/relative-time.ts'
import { type SessionEntry, session } from '@/state/session.ts'
import { findConsultaEntry, type PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { kindName } from './kind-names.ts'
import { readLastUsed } from './last-used.ts'

const maxSubjects = 8
const maxRecent = 5

/** Returns the subjects of this session, newest first. Each entry opens the subject's newest answer. */
function listSubjects(open: (entry: SessionEntry) => void): PaletteEntry[] {
  const newest = new Map<string, SessionEntry>()
  for (const entry of session.items)
    if (entry.outcome !== 'failed' && !newest.has(entry.subjectId)) newest.set(entry.subjectId, entry)
  return [...newest.values()].slice(0, maxSubjects).map((entry) => ({
    id: entry.subjectId,
    title: entry.kind ? `${kindName(entry.kind)} ${entry.subject}` : entry.subject,
    words: '',
    hint: `${entry.title} · ${relativeTime(entry.at, Date.now())}`,
    path: entry.path,
    run: () => open(entry),
  }))
}

/** Returns the consultas used last. */
const listRecent = (): PaletteEntry[] =>
  [...readLastUsed()]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([consultaId]) => findConsultaEntry(consultaId) ?? [])
    .slice(0, maxRecent)

/** Returns the groups for an empty query, which come first. */
export const buildOpeningGroups = (open: (entry: SessionEntry) => void): SearchGroup<PaletteEntry>[] =>
  [
    { title: 'Desta sessão', entries: listSubjects(open) },
    { title: 'Usadas recentemente', entries: listRecent() },
  ].filter(({ entries }) => entries.length > 0)
