/** Some nodes of a graph and all that can be reached from them, each once, in the order in which they are met. */
export function collectReachable<Node>(
  starts: Iterable<Node>,
  next: (node: Node) => Iterable<Node>,
): Set<Node> {
  const seen = new Set<Node>()
  const open = [...starts].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...[...next(node)].reverse())
  }
  return seen
}
