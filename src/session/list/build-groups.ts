import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { SessionEntry } from '@/state/session.ts'
import type { SessionReport } from '@/state/session-reports.ts'

/** Entries and reports about one subject that stand side by side in the tree. A batch has no subject. */
export type SubjectGroup = {
  id: string
  subject?: GroupSubject
  reports: readonly SessionReport[]
  branches: readonly GroupedBranch[]
}

/** The name is the newest that an answer gave; `hidden` is the partly hidden value. */
export type GroupSubject = Pick<SessionEntry, 'kind' | 'name'> & { id: string; hidden: string }

/** An entry with the groups that its answer led to. */
type GroupedBranch = { entry: SessionEntry; groups: SubjectGroup[] }

type SessionItems = { items: readonly SessionEntry[]; reports: readonly SessionReport[] }

/**
 * Builds the list of the session: the tree of its entries, with the entries of one level grouped by subject.
 * Dossiês and batches are on the first level. The newest group comes first.
 *
 * @param query Words to find in name, title or hidden value. An entry that leads to a match stays.
 */
export function buildGroups({ items, reports }: SessionItems, query = ''): SubjectGroup[] {
  const names = new Map<string, string>()
  for (const { subjectId, name } of items)
    if (name !== undefined && !names.has(subjectId)) names.set(subjectId, name)
  const isFound = searchTest(query)
  const isMatch = ({ title, subject = '', subjectId = '' }: SessionReport | SessionEntry) =>
    isFound(searchKey(`${names.get(subjectId) ?? ''} ${title} ${subject}`))
  const branches = filterBranches(buildSessionTree(items), isMatch)
  return groupBranches(branches, reports.filter(isMatch), names)
}

/** Counts the entries and reports in groups. */
export const countShown = (groups: readonly SubjectGroup[]): number =>
  groups.reduce(
    (sum, { reports, branches }) =>
      sum + reports.length + branches.reduce((count, branch) => count + 1 + countShown(branch.groups), 0),
    0,
  )

/** Keeps branches that match or lead to a match. */
const filterBranches = (
  branches: readonly SessionBranch[],
  isMatch: (entry: SessionEntry) => boolean,
): SessionBranch[] =>
  branches.flatMap(({ entry, children }) => {
    const kept = filterBranches(children, isMatch)
    return kept.length > 0 || isMatch(entry) ? [{ entry, children: kept }] : []
  })

function groupBranches(
  branches: readonly SessionBranch[],
  reports: readonly SessionReport[],
  names: ReadonlyMap<string, string>,
): SubjectGroup[] {
  const groups = new Map<string, { at: number; reports: SessionReport[]; branches: SessionBranch[] }>()
  const findGroup = (id: string, at: number) => {
    const group = groups.get(id) ?? { at, reports: [], branches: [] }
    group.at = Math.max(group.at, at)
    groups.set(id, group)
    return group
  }
  for (const report of reports) findGroup(report.subjectId ?? report.id, report.at).reports.push(report)
  for (const branch of branches)
    findGroup(branch.entry.subjectId, findNewestTime(branch)).branches.push(branch)
  return [...groups]
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([id, group]) => {
      const subject = describeSubject(id, group.branches[0]?.entry, group.reports[0], names)
      return {
        id,
        ...(subject ? { subject } : {}),
        reports: group.reports,
        branches: group.branches.map(({ entry, children }) => ({
          entry,
          groups: groupBranches(children, [], names),
        })),
      }
    })
}

const findNewestTime = ({ entry, children }: SessionBranch): number =>
  Math.max(entry.at, ...children.map(findNewestTime))

function describeSubject(
  id: string,
  entry: SessionEntry | undefined,
  report: SessionReport | undefined,
  names: ReadonlyMap<string, string>,
): GroupSubject | undefined {
  const hidden = entry?.subject ?? report?.subject
  if (hidden === undefined) return undefined
  const name = names.get(id)
  return {
    id,
    hidden,
    ...(entry?.kind ? { kind: entry.kind } : {}),
    ...(name === undefined ? {} : { name }),
  }
}

/** An entry with the entries that its answer led to. */
export type SessionBranch = { entry: SessionEntry; children: SessionBranch[] }

/**
 * Builds the tree of the session: an entry is below its origin. The branch with the newest entry comes first.
 * An entry is a root if it has no origin or if the origin is no longer cached. A repeated query is a sibling
 * of the first one, not its child.
 *
 * @param items Entries of the session, newest first.
 */
export function buildSessionTree(items: readonly SessionEntry[]): SessionBranch[] {
  const byId = new Map(items.map((entry) => [entry.id, entry]))
  const children = new Map<string | undefined, SessionEntry[]>()
  for (const entry of items) {
    const parent = findParent(entry, byId)?.id
    children.set(parent, [...(children.get(parent) ?? []), entry])
  }
  const newestTimeById = new Map<string, number>()
  const buildBranch = (entry: SessionEntry): SessionBranch => {
    const childBranches = buildBranches(entry.id)
    const childTimes = childBranches.map((child) => newestTimeById.get(child.entry.id) ?? 0)
    newestTimeById.set(entry.id, Math.max(entry.at, ...childTimes))
    return { entry, children: childBranches }
  }
  const buildBranches = (parent: string | undefined): SessionBranch[] =>
    (children.get(parent) ?? [])
      .map(buildBranch)
      .sort(
        (one, other) => (newestTimeById.get(other.entry.id) ?? 0) - (newestTimeById.get(one.entry.id) ?? 0),
      )
  return buildBranches(undefined)
}

/** Follows origins up to the first entry with a different query. */
function findParent(entry: SessionEntry, byId: ReadonlyMap<string, SessionEntry>): SessionEntry | undefined {
  const parent = entry.origin && byId.get(entry.origin.id)
  return parent && isSameQuery(parent, entry) ? findParent(parent, byId) : parent
}

const isSameQuery = (one: SessionEntry, other: SessionEntry) =>
  one.consultaId === other.consultaId && one.subjectId === other.subjectId
