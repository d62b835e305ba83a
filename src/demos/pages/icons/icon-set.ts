import { names } from 'virtual:icon-parts/lu'
import { searchKey, searchTest } from '@/lib/search-text.ts'

const prefix = /^Lu/

/** "LuArrowUpAZ" → "arrow up a z". */
const splitIconName = (name: string) =>
  name
    .replace(prefix, '')
    .replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])|([A-Z])(?=[A-Z]$)|(\d)(?=[A-Z])/g, '$& ')

const icons = names.map((name) => ({ name, key: searchKey(`${splitIconName(name)} ${name}`) }))

/** Returns the names that contain every word of the query, in alphabetical order. */
export function findIcons(query: string): string[] {
  const matches = searchTest(query)
  return icons.filter(({ key }) => matches(key)).map(({ name }) => name)
}
