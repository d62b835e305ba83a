/** Groups items by key and keeps their order. Node 20 has no `Map.groupBy`. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
