import type { Plugin } from 'vite'

/** Packages whose entry re-exports far more than is used: of these only what `core` names belongs to the first load. */
const inPackages = /\/node_modules\//

type FirstLoad = {
  plugin: Plugin
  /** Whether a module belongs to the chunk of the first load. Known once the modules have been read. */
  includes: (id: string) => boolean
}

/**
 * Finds what the first page imports statically, so that it can be one chunk: a dozen small ones compress 4 kB worse
 * and are a dozen requests. `files` are the modules it starts from, as ends of their paths; `core` says which modules
 * of packages belong to it.
 */
export function firstLoad(files: string[], core: RegExp): FirstLoad {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'averigua:first-load',
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
    includes: (id) => found.has(id) && (!inPackages.test(id) || core.test(id)),
  }
}
