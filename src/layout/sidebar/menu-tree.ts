import type * as contract from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'

export type MenuEntry = contract.MenuEntry<Path>
export type MenuGroup = contract.MenuGroup<Path>
export type MenuLink = contract.MenuLink<Path>

type MenuItem<Link extends string> = contract.MenuLink<Link> | contract.MenuGroup<Link>

const isItem = <Link extends string>(entry: contract.MenuEntry<Link>): entry is MenuItem<Link> =>
  !('header' in entry)

export const isGroup = <Link extends string>(entry: MenuItem<Link>): entry is contract.MenuGroup<Link> =>
  'children' in entry

/** Ids of the groups that start open. */
export function openByDefault(entries: contract.MenuEntry[]): string[] {
  return entries
    .filter(isItem)
    .filter(isGroup)
    .flatMap((group) => [...(group.isOpen ? [group.id] : []), ...openByDefault(group.children)])
}

/** Every link of a menu with the ids from the outermost group down to it. */
function links(entries: contract.MenuEntry[], above: string[] = []): { link: string; ids: string[] }[] {
  return entries.filter(isItem).flatMap((entry) => {
    const ids = [...above, entry.id]
    return isGroup(entry) ? links(entry.children, ids) : [{ link: entry.link, ids }]
  })
}

/** `isExact`: the entry links to the very path, not to one above it. */
export type ActiveEntry = { ids: readonly string[]; isExact: boolean }

/**
 * The active entry of a menu, by the ids from the outermost group down to it: the first that links to the path, else
 * the one that links to the nearest path above it, as a list does above the page of one of its items.
 */
export function activeEntry(entries: contract.MenuEntry[], pathname: string): ActiveEntry {
  const path = pathname.replace(/(.)\/+$/, '$1')
  const all = links(entries)
  const exact = all.find(({ link }) => link === path)
  if (exact) return { ids: exact.ids, isExact: true }
  const [nearest] = all
    .filter(({ link }) => path.startsWith(`${link}/`))
    .sort((one, other) => other.link.length - one.link.length)
  return { ids: nearest?.ids ?? [], isExact: false }
}

/** A menu's entries under ids of their own, so that two menus can be one. */
export function withIdPrefix<Entry extends contract.MenuEntry>(entries: Entry[], prefix: string): Entry[] {
  return entries.map((entry) => {
    if (!isItem(entry)) return entry
    const id = `${prefix}${entry.id}`
    return isGroup(entry)
      ? { ...entry, id, children: withIdPrefix(entry.children, prefix) }
      : { ...entry, id }
  })
}
