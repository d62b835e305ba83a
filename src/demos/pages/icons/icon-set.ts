import { names } from 'virtual:icon-parts/lu'
import { searchKey, searchTest } from '@/lib/search-text.ts'

/** What a set's names begin with. */
const prefix = /^Lu/

/** "LuArrowUpAZ" as words: "arrow up a z". */
const splitIconName = (name: string) =>
  name
    .replace(prefix, '')
    .replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])|([A-Z])(?=[A-Z]$)|(\d)(?=[A-Z])/g, '$& ')

const icons = names.map((name) => ({ name, key: searchKey(`${splitIconName(name)} ${name}`) }))

/** The names of icons in which every word of the query occurs, in the order of the alphabet. */
export function findIcons(query: string): string[] {
  const matches = searchTest(query)
  return icons.filter(({ key }) => matches(key)).map(({ name }) => name)
}
