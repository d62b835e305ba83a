/**
 * Of things in a new order, those that were moved: all but the longest row of them that kept their order, so that one
 * thing put first is one thing moved. `places` are their former places, in the new order; the answer indexes into them.
 */
export function movedIndexes(places: readonly number[]): Set<number> {
  const longest: number[][] = []
  for (const [index, place] of places.entries()) {
    const before = longest.filter((row) => (places[row.at(-1) ?? -1] ?? -1) < place)
    const best = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    longest.push([...best, index])
  }
  const kept = new Set(
    longest.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []),
  )
  return new Set([...places.keys()].filter((index) => !kept.has(index)))
}
