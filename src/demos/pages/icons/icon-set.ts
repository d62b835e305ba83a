import type { IconType } from 'react-icons'
import * as lucide from 'react-icons/lu'
import { searchKey, searchTest } from '@/lib/search-text.ts'

export type NamedIcon = { name: string; Icon: IconType }

/** What a set's names begin with. */
const prefix = /^Lu/

/** "LuArrowUpAZ" as words: "arrow up a z". */
const wordsOf = (name: string) =>
  name
    .replace(prefix, '')
    .replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])|([A-Z])(?=[A-Z]$)|(\d)(?=[A-Z])/g, '$& ')

const icons = Object.entries<IconType>(lucide)
  .map(([name, Icon]) => ({ name, Icon, key: searchKey(`${wordsOf(name)} ${name}`) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** The icons in whose names every word of the query occurs, in the order of the alphabet. */
export function findIcons(query: string): NamedIcon[] {
  const matches = searchTest(query)
  return icons.filter(({ key }) => matches(key))
}
