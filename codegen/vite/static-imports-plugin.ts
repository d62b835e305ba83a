import type { Plugin } from 'vite'

const inPackages = /\/node_modules\//

type Closure = {
  plugin: Plugin
  /** Whether a module belongs to it. Known once the modules have been read. */
  includes: (id: string) => boolean
}

/**
 * Finds what some modules import statically, so that it can be one chunk: a dozen small ones compress some 4 kB worse
 * and are a dozen requests. `starts` says of a module's id whether it starts there. The entries of packages re-export far
 * more than is used, so that of these only what `packages` names is in it.
 */
export function closureOf(starts: RegExp, packages?: RegExp): Closure {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'averigua:closure',
      apply: 'build',
      buildEnd() {
        found.clear()
        const open = [...this.getModuleIds()].filter((id) => starts.test(id))
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (found.has(id)) continue
          found.add(id)
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
    includes: (id) => found.has(id) && (!inPackages.test(id) || (packages?.test(id) ?? false)),
  }
}
