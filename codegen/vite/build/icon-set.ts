import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** The text of one set of react-icons, such as `lu`: a module with a function an icon. */
export const readIconSet = (set: string): string =>
  readFileSync(join(dirname(resolve(`react-icons/${set}`)), 'index.mjs'), 'utf8')

/** The names of a set's icons, in the order of the alphabet. */
export const iconNames = (text: string): string[] =>
  [...text.matchAll(/^export function (\w+) \(/gm)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en'))

/** A module with the functions of some icons alone. */
export const iconModule = (text: string, names: string[]): string =>
  ["import { GenIcon } from 'react-icons/lib'", ...names.map((name) => iconFunction(text, name))].join('\n')

function iconFunction(text: string, name: string): string {
  const start = text.indexOf(`export function ${name} (`)
  if (start === -1) throw new Error(`react-icons has no ${name}`)
  const end = text.indexOf('\nexport function', start)
  return text.slice(start, end === -1 ? undefined : end)
}
