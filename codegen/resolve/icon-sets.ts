import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const library = dirname(dirname(createRequire(import.meta.url).resolve('react-icons/lib')))

const folders = readdirSync(library).filter((folder) => folder !== 'lib')

const names = new Map<string, Set<string>>()

/** Names that a set exports, read from its declarations as text: running it would load a megabyte. */
function namesIn(set: string): Set<string> {
  const known = names.get(set)
  if (known) return known
  const text = readFileSync(join(library, set, 'index.d.ts'), 'utf8')
  const read = new Set(Array.from(text.matchAll(/declare const (\w+): IconType/g), ([, name]) => name ?? ''))
  names.set(set, read)
  return read
}

/** The sets that an icon's prefix may mean: `FaX` may be of `fa` and of `fa6`. */
function setsFor(icon: string): string[] {
  const prefix = /^[A-Z][a-z]+/.exec(icon)?.[0].toLowerCase()
  if (prefix === undefined) return []
  return folders.filter((folder) => folder.replace(/\d+$/, '') === prefix)
}

/** The react-icons module that exports an icon, as in `lu` for `LuSearch`; `undefined` when none does. */
export function iconSetOf(icon: string): string | undefined {
  return setsFor(icon).find((set) => namesIn(set).has(icon))
}

/** The names that an unknown icon may have been meant to be. */
export function iconsLike(icon: string): string[] {
  return setsFor(icon).flatMap((set) => [...namesIn(set)])
}
