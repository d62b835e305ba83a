import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

const scheme = '\0react-icon:'

/**
 * Makes each icon a module of its own in a build. A set of react-icons is one module, which can be in one
 * chunk only, so that the first load would carry the icons of every page.
 */
export function iconModules(): Plugin {
  const sets = new Map<string, string>()
  const textOf = (set: string) => {
    const text =
      sets.get(set) ?? readFileSync(join(dirname(resolve(`react-icons/${set}`)), 'index.mjs'), 'utf8')
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
      return iconModule(textOf(set), name)
    },
  }
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

/** An icon's function alone, out of the text of its set. */
export function iconModule(set: string, name: string): string {
  const start = set.indexOf(`export function ${name} (`)
  if (start === -1) throw new Error(`react-icons has no ${name}`)
  const end = set.indexOf('\nexport function', start)
  return `import { GenIcon } from 'react-icons/lib'\n${set.slice(start, end === -1 ? undefined : end)}`
}
