import { compareValues } from './compare-values.ts'
import type { ItemChange } from './item-change.ts'
import type { ManifestItem } from './manifest-item.ts'
import type { ItemMatches } from './match-items.ts'
import { findMovedIndexes } from './moved-indexes.ts'

/** All that differs between the parts of two revisions. */
export function findChanges(
  before: ManifestItem[],
  after: ManifestItem[],
  matches: ItemMatches,
): ItemChange[] {
  const moved = findMovedItems(before, after, matches)
  const removed = before.filter((item) => !matches.after.has(item) && isReportedAlone(item, matches.after))
  return [
    ...removed.map((item): ItemChange => ({ change: 'removed', before: item })),
    ...after.flatMap((item): ItemChange[] => {
      const old = matches.before.get(item)
      if (!old) return isReportedAlone(item, matches.before) ? [{ change: 'added', after: item }] : []
      const sides = { before: old, after: item }
      return [
        ...(moved.has(item) ? [{ change: 'moved' as const, ...sides }] : []),
        ...compareValues(old.value, item.value).map((difference): ItemChange => {
          return { change: 'changed', ...sides, difference }
        }),
      ]
    }),
  ]
}

/** What comes or goes with its owner is not told. */
const isReportedAlone = ({ owner }: ManifestItem, others: ReadonlyMap<ManifestItem, ManifestItem>) =>
  !owner || others.has(owner)

/** Parts that stand in another group, file or menu, or in another order among those that were there before. */
function findMovedItems(
  before: ManifestItem[],
  after: ManifestItem[],
  matches: ItemMatches,
): Set<ManifestItem> {
  const formerIndexes = new Map(before.map((item, index) => [item, index]))
  const moved = new Set<ManifestItem>()
  const neighbours = new Map<ManifestItem | string, { item: ManifestItem; formerIndex: number }[]>()
  for (const item of after) {
    const old = matches.before.get(item)
    if (!old) continue
    if (!hasSameContainer(old, item, matches)) moved.add(item)
    else if (item.isOrdered) {
      const siblingsKey = item.group ?? `${item.subject} ${item.owner?.name ?? item.containerName}`
      const formerIndex = formerIndexes.get(old) ?? 0
      neighbours.set(siblingsKey, [...(neighbours.get(siblingsKey) ?? []), { item, formerIndex }])
    }
  }
  for (const siblings of neighbours.values()) {
    const indexes = findMovedIndexes(siblings.map(({ formerIndex }) => formerIndex))
    for (const [index, { item }] of siblings.entries()) if (indexes.has(index)) moved.add(item)
  }
  return moved
}

function hasSameContainer(old: ManifestItem, item: ManifestItem, matches: ItemMatches): boolean {
  if (old.containerName !== item.containerName || !old.group !== !item.group) return false
  return !item.group || matches.before.get(item.group) === old.group
}
