const packagesPattern = /[\\/]node_modules[\\/]/

/** The bundler's module graph: the ids that a module imports statically; `undefined` for an unknown module. */
export type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null | undefined

/**
 * Returns a module and everything that it imports statically, except inside packages. The entry of a package re-exports more
 * than the app uses, and only the bundler knows which part.
 */
export function listStaticImports(start: string, moduleInfo: ModuleInfo): Set<string> {
  return collectReachable([start], (id) =>
    (moduleInfo(id)?.importedIds ?? []).filter((to) => !packagesPattern.test(to)),
  )
}

/** Returns the start nodes and all nodes that they reach, each once, in depth-first order. */
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

/** Returns the file names of the scripts in a built HTML page, below the site's `base`. */
export function htmlScripts(html: string, base = '/'): string[] {
  const sources = Array.from(html.matchAll(/<script [^>]*\bsrc="([^"]+)"/g), ([, source = '']) => source)
  return sources.flatMap((source) => (source.startsWith(base) ? [source.slice(base.length)] : []))
}
