/**
 * Of things in a new order, those that were moved: all but the longest row of them that kept their order, so that one
 * thing put first is one thing moved. `places` are their former places, in the new order; the answer indexes into them.
 */
export function findMovedIndexes(formerIndexes: readonly number[]): Set<number> {
  const sequences: number[][] = []
  for (const [index, formerIndex] of formerIndexes.entries()) {
    const before = sequences.filter((sequence) => (formerIndexes[sequence.at(-1) ?? -1] ?? -1) < formerIndex)
    const best = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    sequences.push([...best, index])
  }
  const unmoved = new Set(
    sequences.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []),
  )
  return new Set([...formerIndexes.keys()].filter((index) => !unmoved.has(index)))
}
