import { identifiesSubject } from '@manifest/kinds/index.ts'
import { LuFileText, LuListChecks, LuSearch } from 'react-icons/lu'
import { kindIcons } from '@/generated/kind-icons.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { type SessionEntry, session } from '@/state/session.ts'
import { type SessionReport, sessionReports } from '@/state/session-reports.ts'
import { buildSubjectKey, findSubject, findSubjectId, type Subject } from '@/state/subjects.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'

const sessionGroupTitle = 'Nesta sessão'

/** Functions that open results from the session. A subject without a page opens its newest answer. */
export type SessionOpeners = {
  openEntry: (entry: SessionEntry) => void
  openReport: (report: SessionReport) => void
}

/**
 * An entry, and the texts that find it. They may have a name with all characters: not for the screen. Only a query for the
 * whole value of the subject finds it, because a part would reveal its characters one by one.
 */
type FindableEntry = {
  entry: PaletteEntry
  at: number
  texts: (string | undefined)[]
  subject?: Subject | undefined
}

/** Returns the newest answer about each subject of this session, newest first. */
function listNewestBySubject(): SessionEntry[] {
  const newest = new Map<string, SessionEntry>()
  for (const entry of session.items)
    if (entry.outcome !== 'failed' && !newest.has(entry.subjectId)) newest.set(entry.subjectId, entry)
  return [...newest.values()]
}

function createSubjectEntry(newest: SessionEntry, openEntry: SessionOpeners['openEntry']): FindableEntry {
  const { subjectId: id, kind, subject, at } = newest
  const name = findSubjectName(id, session.items)
  const known = findSubject(id)
  const document = kind ? `${kindTitles[kind]} ${subject}` : subject
  // The hidden form of a name, its initials, adds nothing to the name.
  const isShared = kind !== undefined && !identifiesSubject(kind)
  const detail = isShared ? kindTitles[kind] : document
  const age = relativeTime(at, Date.now())
  const path = kind && findSubjectPath(id)
  return {
    entry: {
      id,
      title: name ?? document,
      words: '',
      hint: `${name === undefined ? newest.title : detail} · ${age}`,
      icon: kind ? kindIcons[kind] : LuSearch,
      ...(path ? { path } : { path: newest.path, run: () => openEntry(newest) }),
    },
    at,
    texts: [name, subject, isShared ? known?.value : undefined],
    subject: known,
  }
}

function createReportEntry(report: SessionReport, openReport: SessionOpeners['openReport']): FindableEntry {
  const { id, kind, title, path, subject, subjectId, at, counts } = report
  const name = subjectId === undefined ? undefined : findSubjectName(subjectId, session.items)
  const about = kind === 'batch' ? formatCounted(counts.total, 'linha', 'linhas') : (name ?? subject)
  const parts = [about, relativeTime(at, Date.now())]
  return {
    entry: {
      id: `report ${id}`,
      title,
      words: '',
      hint: parts.filter((part) => part !== undefined).join(' · '),
      icon: kind === 'batch' ? LuListChecks : LuFileText,
      path,
      run: () => openReport(report),
    },
    at,
    texts: [title, name, subject],
  }
}

const listFindable = ({ openEntry, openReport }: SessionOpeners): FindableEntry[] =>
  [
    ...listNewestBySubject().map((entry) => createSubjectEntry(entry, openEntry)),
    ...sessionReports.items.map((report) => createReportEntry(report, openReport)),
  ].sort((one, other) => other.at - one.at)

const removeSigns = (text: string) => text.replace(/[\s./()-]/g, '').toUpperCase()

/** Returns true if a text without signs is the value of a subject, or the other spelling of its plate. */
const isValueOf = ({ id, kind, value }: Subject, text: string) =>
  removeSigns(value) === text || findSubjectId(buildSubjectKey(kind, text)) === id

/**
 * Returns the subjects, dossiês and batches of the session that match a query, newest first. The query may be
 * a part of the name, the visible digits or the whole document of the subject, or a part of the title of a dossiê or batch. An empty
 * query finds all. Returns at most `limit`.
 */
export function findInSession(
  query: string,
  openers: SessionOpeners,
  limit = 8,
): SearchGroup<PaletteEntry>[] {
  const isMatch = searchTest(query)
  const entries = listFindable(openers)
    .filter(
      ({ texts, subject }) =>
        isMatch(searchKey(texts.filter((text) => text !== undefined).join(' '))) ||
        (subject !== undefined && isValueOf(subject, removeSigns(query))),
    )
    .slice(0, limit)
    .map(({ entry }) => entry)
  return entries.length === 0 ? [] : [{ title: sessionGroupTitle, entries }]
}
