import type { SessionEntry } from '@/state/session.ts'

/** A consulta with those that its answer led to. */
export type SessionBranch = { entry: SessionEntry; children: SessionBranch[] }

/**
 * What led to what. The branch with the newest consulta comes first. An entry is a root where nothing led to it, or
 * where what led to it is not kept any more; a question that was asked again stands beside itself, not below.
 *
 * @param items Newest first, as the session has them.
 */
export function sessionTree(items: readonly SessionEntry[]): SessionBranch[] {
  const byId = new Map(items.map((entry) => [entry.id, entry]))
  const children = new Map<string | undefined, SessionEntry[]>()
  for (const entry of items) {
    const parent = findParent(entry, byId)?.id
    children.set(parent, [...(children.get(parent) ?? []), entry])
  }
  const newest = new Map<string, number>()
  const buildBranch = (entry: SessionEntry): SessionBranch => {
    const childBranches = buildBranches(entry.id)
    const ages = childBranches.map((child) => newest.get(child.entry.id) ?? 0)
    newest.set(entry.id, Math.max(entry.at, ...ages))
    return { entry, children: childBranches }
  }
  const buildBranches = (parent: string | undefined): SessionBranch[] =>
    (children.get(parent) ?? [])
      .map(buildBranch)
      .sort((one, other) => (newest.get(other.entry.id) ?? 0) - (newest.get(one.entry.id) ?? 0))
  return buildBranches(undefined)
}

/** The nearest kept entry that led here and asked something else. */
function findParent(entry: SessionEntry, byId: ReadonlyMap<string, SessionEntry>): SessionEntry | undefined {
  const parent = entry.from && byId.get(entry.from.id)
  return parent && isSameQuery(parent, entry) ? findParent(parent, byId) : parent
}

const isSameQuery = (one: SessionEntry, other: SessionEntry) =>
  one.consultaId === other.consultaId && one.subjectId === other.subjectId
