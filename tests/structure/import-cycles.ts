/** The imports of each file. Imports without an entry, such as packages, are ignored. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Returns a shortest cycle, as `[a, b, a]`, of each group of files that import each other. */
export function findImportCycles(graph: ImportGraph): string[][] {
  return findComponents(graph).flatMap((members) => {
    const [first] = [...members].sort()
    const cycle = first && findShortestCycle(graph, first, members)
    return cycle ? [cycle] : []
  })
}

/** Returns the strongly connected components (Tarjan), in the order of their first files. */
function findComponents(graph: ImportGraph): Set<string>[] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: Set<string>[] = []

  function visit(file: string): number {
    const number = order.size
    order.set(file, number)
    stack.push(file)
    let low = number
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === number) found.push(new Set(stack.splice(stack.indexOf(file))))
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** Searches breadth first from a file back to itself; `undefined` if there is no cycle. */
function findShortestCycle(graph: ImportGraph, start: string, members: Set<string>): string[] | undefined {
  const paths = [[start]]
  const seen = new Set<string>()
  for (const path of paths)
    for (const target of graph.get(path.at(-1) ?? '') ?? []) {
      if (target === start) return [...path, start]
      if (!members.has(target) || seen.has(target)) continue
      seen.add(target)
      paths.push([...path, target])
    }
  return undefined
}
