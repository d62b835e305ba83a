/** Names of which the second and later of a kind have their place behind. */
export function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}_${count}`
  })
}
