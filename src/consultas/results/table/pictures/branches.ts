/** A row of the answer as the tree shows it. */
export type Related = { relation: string; name: string }

/** A relation and all who stand in it. */
export type Branch = { relation: string; names: string[] }

/** More names are left to the table. */
const maxNames = 14

/** Who is related, by relation in the order of the answer, and how many more there are. */
export function groupByRelation(related: readonly Related[]): { branches: Branch[]; hiddenCount: number } {
  const names = new Map<string, string[]>()
  for (const { relation, name } of related.slice(0, maxNames))
    names.set(relation, [...(names.get(relation) ?? []), name])
  const branches = [...names].map(([relation, list]) => ({ relation, names: list }))
  return { branches, hiddenCount: Math.max(0, related.length - maxNames) }
}
