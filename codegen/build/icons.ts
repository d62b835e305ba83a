import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const iconScheme = '\0react-icon:'

/**
 * Makes each icon a separate module. A set of react-icons is one module, so that the first load would have
 * the icons of every page. An import of a whole set fails the build.
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
    resolveId: (id) => (id.startsWith(iconScheme) ? id : undefined),
    load(id) {
      if (!id.startsWith(iconScheme)) return
      const [set = '', name = ''] = id.slice(iconScheme.length).split('/')
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

/** Turns an import of several icons into one import per icon. */
export function importEachIcon(code: string): string {
  return code.replace(
    /^import \{([^}]+)\} from ['"]react-icons\/(?!lib\b)(\w+)['"];?$/gm,
    (_, names: string, set: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `import { ${name} } from '${iconScheme}${set}/${name.split(' ')[0]}'`)
        .join(';'),
  )
}

const partsScheme = 'virtual:icon-parts/'

/** The number of icons per part. */
const partSize = 120

/**
 * Serves a whole set of react-icons for the icon catalogue: `virtual:icon-parts/lu` exports the sorted
 * `names`, the `partSize`, and `parts`, each of which imports the icons of `partSize` names.
 */
export function iconParts(): Plugin {
  return {
    name: 'averigua:icon-parts',
    resolveId: (id) => (id.startsWith(partsScheme) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${partsScheme}`)) return
      const [set = '', part] = id.slice(partsScheme.length + 1).split('/')
      const text = readIconSet(set)
      const names = iconNames(text)
      if (part === undefined) return writePartsTable(set, names)
      const start = Number(part.replace('icons-', '')) * partSize
      return iconModule(text, names.slice(start, start + partSize))
    },
  }
}

function writePartsTable(set: string, names: string[]): string {
  const count = Math.ceil(names.length / partSize)
  const parts = Array.from(
    { length: count },
    (_, index) => `() => import('${partsScheme}${set}/icons-${index}')`,
  )
  return [
    `export const names = ${JSON.stringify(names)}`,
    `export const partSize = ${partSize}`,
    `export const parts = [${parts}]`,
  ].join('\n')
}

const { resolve } = createRequire(import.meta.url)

/** Reads one set of react-icons, such as `lu`: a module with one function per icon. */
export const readIconSet = (set: string): string =>
  readFileSync(join(dirname(resolve(`react-icons/${set}`)), 'index.mjs'), 'utf8')

/** Returns the names of a set's icons in alphabetical order. */
export const iconNames = (text: string): string[] =>
  [...text.matchAll(/^export function (\w+) \(/gm)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en'))

/** Returns a module with the functions of some icons. */
export const iconModule = (text: string, names: string[]): string =>
  ["import { GenIcon } from 'react-icons/lib'", ...names.map((name) => iconFunction(text, name))].join('\n')

function iconFunction(text: string, name: string): string {
  const start = text.indexOf(`export function ${name} (`)
  if (start === -1) throw new Error(`react-icons has no ${name}`)
  const end = text.indexOf('\nexport function', start)
  return text.slice(start, end === -1 ? undefined : end)
}
