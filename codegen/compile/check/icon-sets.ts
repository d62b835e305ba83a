import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const library = dirname(dirname(createRequire(import.meta.url).resolve('react-icons/lib')))

const folders = readdirSync(library).filter((folder) => folder !== 'lib')

const namesBySet = new Map<string, Set<string>>()

/** Reads the names from the text of the declarations: running the module would load a megabyte. */
function readIconNames(set: string): Set<string> {
  const cached = namesBySet.get(set)
  if (cached) return cached
  const text = readFileSync(join(library, set, 'index.d.ts'), 'utf8')
  const read = new Set(Array.from(text.matchAll(/declare const (\w+): IconType/g), ([, name]) => name ?? ''))
  namesBySet.set(set, read)
  return read
}

/** Returns the sets of an icon's prefix: `FaX` may be in `fa` or `fa6`. */
function listCandidateSets(icon: string): string[] {
  const prefix = /^[A-Z][a-z]+/.exec(icon)?.[0].toLowerCase()
  if (prefix === undefined) return []
  return folders.filter((folder) => folder.replace(/\d+$/, '') === prefix)
}

/**
 * Returns the react-icons module that exports an icon, such as `lu` for `LuSearch`; `undefined` if there is
 * none.
 */
export function findIconSet(icon: string): string | undefined {
  return listCandidateSets(icon).find((set) => readIconNames(set).has(icon))
}

/** Returns candidates for the suggestion of an unknown icon. */
export function listSimilarIcons(icon: string): string[] {
  return listCandidateSets(icon).flatMap((set) => [...readIconNames(set)])
}
