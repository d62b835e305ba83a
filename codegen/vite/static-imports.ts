import { reachable } from './reachable.ts'

const inPackages = /[\\/]node_modules[\\/]/

/** What a bundler tells of a module: the ids of what it imports statically. `undefined` of a module it does not know. */
export type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null | undefined

/**
 * A module and all that it imports statically, but nothing inside packages: the entry of a package re-exports far
 * more than anybody uses of it, and only the bundler knows how much that is.
 */
export function staticImportsOf(start: string, moduleInfo: ModuleInfo): Set<string> {
  return reachable([start], (id) => (moduleInfo(id)?.importedIds ?? []).filter((to) => !inPackages.test(to)))
}
