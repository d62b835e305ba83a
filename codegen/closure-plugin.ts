import type { Plugin } from 'vite'

const inPackages = /\/node_modules\//

type Closure = {
  plugin: Plugin
  /** Whether a module belongs to it. Known once the modules have been read. */
  includes: (id: string) => boolean
}

/**
 * Finds what some modules import statically, so that it can be one chunk: a dozen small ones compress some 4 kB worse
 * and are a dozen requests. `files` are where it starts, as ends of their paths. The entries of packages re-export far
 * more than is used, so that of these only what `packages` names is in it.
 */
export function closureOf(files: string[], packages?: RegExp): Closure {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'averigua:closure',
      apply: 'build',
      buildEnd() {
        found.clear()
        const open = [...this.getModuleIds()].filter((id) => files.some((file) => id.endsWith(file)))
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
