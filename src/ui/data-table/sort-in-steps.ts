import type { Steps } from '@/lib/run-in-slices.ts'

/** The number of elements sorted in one step. */
const runLength = 128

/** Sorts like `toSorted`, in steps: sorts short runs, then merges them in pairs. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* mergeInSteps(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

/** Merges two sorted lists. Of equal elements those of the first list come first. */
export function* mergeInSteps<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = []
  let next = 0
  for (const item of left) {
    for (; next < right.length; next += 1) {
      const other = right[next] as Item
      if (compare(item, other) <= 0) break
      merged.push(other)
    }
    merged.push(item)
    yield
  }
  for (; next < right.length; next += 1) merged.push(right[next] as Item)
  return merged
}
