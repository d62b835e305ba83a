import type { SessionEntry } from '@/state/session.ts'

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
