import { collectReachable } from './reachable.ts'

const packagesPattern = /[\\/]node_modules[\\/]/

/** A bundler's module graph: the ids that a module imports statically; `undefined` for an unknown module. */
export type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null | undefined

/**
 * A module and all that it imports statically, but nothing inside packages: the entry of a package re-exports far
 * more than anybody uses of it, and only the bundler knows how much that is.
 */
export function listStaticImports(start: string, moduleInfo: ModuleInfo): Set<string> {
  return collectReachable([start], (id) =>
    (moduleInfo(id)?.importedIds ?? []).filter((to) => !packagesPattern.test(to)),
  )
}
