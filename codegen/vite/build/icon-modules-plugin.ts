import type { Plugin, Rolldown } from 'vite'
import { iconModule, readIconSet } from './icon-set.ts'

const scheme = '\0react-icon:'

/**
 * Makes each icon a module of its own in a build. A set of react-icons is one module, which can be in one
 * chunk only, so that the first load would carry the icons of every page. An import that would bring a whole set
 * all the same fails the build.
 */
export function iconModules(): Plugin {
  const sets = new Map<string, string>()
  const readSet = (set: string) => {
    const text = sets.get(set) ?? readIconSet(set)
    sets.set(set, text)
    return text
  }
  return {
    name: 'averigua:icon-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'react-icons/' },
      handler: (code) => ({ code: importEachIcon(code), map: null }),
    },
    resolveId: (id) => (id.startsWith(scheme) ? id : undefined),
    load(id) {
      if (!id.startsWith(scheme)) return
      const [set = '', name = ''] = id.slice(scheme.length).split('/')
      return iconModule(readSet(set), [name])
    },
    buildEnd(error) {
      if (error) return
      for (const id of this.getModuleIds())
        if (wholeSetPattern.test(id)) rejectWholeSet(id, this.getModuleInfo(id))
    },
  }
}

const wholeSetPattern = /\/node_modules\/react-icons\/(?!lib\/)\w+\//

function rejectWholeSet(set: string, info: Rolldown.ModuleInfo | null) {
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].join(', ')
  throw new Error(`All icons of ${set} are in the build: import each by its name in ${importers}`)
}

/** Imports of several icons from a set become one import an icon. */
export function importEachIcon(code: string): string {
  return code.replace(
    /^import \{([^}]+)\} from ['"]react-icons\/(?!lib\b)(\w+)['"];?$/gm,
    (_, names: string, set: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `import { ${name} } from '${scheme}${set}/${name.split(' ')[0]}'`)
        .join(';'),
  )
}
