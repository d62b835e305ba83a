import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../../manifest/contract/json.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import { itemKinds, type ManifestItem } from './manifest-item.ts'

/** A change of one item. An item has one change for each key that differs, and another if it moved. */
export type ItemChange =
  | { change: 'added'; after: ManifestItem }
  | { change: 'removed'; before: ManifestItem }
  | { change: 'moved'; before: ManifestItem; after: ManifestItem }
  | { change: 'changed'; before: ManifestItem; after: ManifestItem; difference: Difference }

/** Returns every difference between the items of two revisions. */
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

/** An item that is added or removed with its owner is not reported. */
const isReportedAlone = ({ owner }: ManifestItem, others: ReadonlyMap<ManifestItem, ManifestItem>) =>
  !owner || others.has(owner)

/** Returns the items in another group, file or menu, and the first item at another position of each reordered list. */
function findMovedItems(
  before: ManifestItem[],
  after: ManifestItem[],
  matches: ItemMatches,
): Set<ManifestItem> {
  const formerIndexes = new Map(before.map((item, index) => [item, index]))
  const moved = new Set<ManifestItem>()
  const lists = new Map<ManifestItem | string, { item: ManifestItem; formerIndex: number }[]>()
  for (const item of after) {
    const old = matches.before.get(item)
    if (!old) continue
    if (!hasSameContainer(old, item, matches)) moved.add(item)
    else if (item.isOrdered) {
      const key = item.group ?? `${item.subject} ${item.owner?.name ?? item.containerName}`
      const formerIndex = formerIndexes.get(old) ?? 0
      lists.set(key, [...(lists.get(key) ?? []), { item, formerIndex }])
    }
  }
  for (const list of lists.values()) {
    const formerOrder = list.toSorted((one, other) => one.formerIndex - other.formerIndex)
    const first = list.find((entry, index) => entry !== formerOrder[index])
    if (first) moved.add(first.item)
  }
  return moved
}

function hasSameContainer(old: ManifestItem, item: ManifestItem, matches: ItemMatches): boolean {
  if (old.containerName !== item.containerName || !old.group !== !item.group) return false
  return !item.group || matches.before.get(item.group) === old.group
}

/** A value that differs inside an item; `undefined` if absent. Lists are compared as a whole. */
type Difference = { path: YamlPath; before: unknown; after: unknown }

function compareValues(before: unknown, after: unknown, path: YamlPath = []): Difference[] {
  if (!isObject(before) || !isObject(after))
    return isDeepStrictEqual(before, after) ? [] : [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => compareValues(before[key], after[key], [...path, key]))
}

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
