import { itemKinds, type ManifestItem } from './manifest-item.ts'

/** Matching items of two revisions, in both directions. */
export type ItemMatches = {
  after: ReadonlyMap<ManifestItem, ManifestItem>
  before: ReadonlyMap<ManifestItem, ManifestItem>
}

/**
 * Pairs the items of two revisions by their keys: first by the most reliable key, then the rest by the next.
 * Owned items are paired only within paired owners, so the fields of a renamed consulta still match.
 */
export function matchItems(before: ManifestItem[], after: ManifestItem[]): ItemMatches {
  const [afterByBefore, beforeByAfter] = [
    new Map<ManifestItem, ManifestItem>(),
    new Map<ManifestItem, ManifestItem>(),
  ]
  const pair = (old: ManifestItem, current: ManifestItem) => {
    afterByBefore.set(old, current)
    beforeByAfter.set(current, old)
  }
  for (const subject of itemKinds) {
    const [oldItems, currentItems] = [before, after].map((items) =>
      items.filter((item) => item.subject === subject),
    )
    const keyCount = Math.max(
      0,
      ...[...(oldItems ?? []), ...(currentItems ?? [])].map(({ keys }) => keys.length),
    )
    for (let rank = 0; rank < keyCount; rank += 1) {
      const unmatched = new Map<string, ManifestItem[]>()
      for (const old of oldItems ?? []) {
        const owner = old.owner && afterByBefore.get(old.owner)
        if (afterByBefore.has(old) || old.keys[rank] === undefined || (old.owner && !owner)) continue
        const key = JSON.stringify([owner?.name, old.keys[rank]])
        unmatched.set(key, [...(unmatched.get(key) ?? []), old])
      }
      for (const current of currentItems ?? []) {
        if (beforeByAfter.has(current) || current.keys[rank] === undefined) continue
        const old = unmatched.get(JSON.stringify([current.owner?.name, current.keys[rank]]))?.shift()
        if (old) pair(old, current)
      }
    }
  }
  return { after: afterByBefore, before: beforeByAfter }
}
