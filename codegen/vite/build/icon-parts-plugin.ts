import type { Plugin } from 'vite'
import { iconModule, iconNames, readIconSet } from './icon-set.ts'

const scheme = 'virtual:icon-parts/'

/** How many icons one part draws. */
const partSize = 120

/**
 * Serves a whole set of react-icons in parts, for a page that shows all of it: `virtual:icon-parts/lu` exports
 * the `names` in alphabetical order, the `partSize` and `parts`, each of which imports the icons of its share of
 * the names.
 */
export function iconParts(): Plugin {
  return {
    name: 'averigua:icon-parts',
    resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${scheme}`)) return
      const [set = '', part] = id.slice(scheme.length + 1).split('/')
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
  const parts = Array.from({ length: count }, (_, index) => `() => import('${scheme}${set}/icons-${index}')`)
  return [
    `export const names = ${JSON.stringify(names)}`,
    `export const partSize = ${partSize}`,
    `export const parts = [${parts}]`,
  ].join('\n')
}
