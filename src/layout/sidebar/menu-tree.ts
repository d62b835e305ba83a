import type * as contract from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { trimEnd } from '@/lib/trim-end.ts'

export type MenuEntry = contract.MenuEntry<Path>
export type MenuGroup = contract.MenuGroup<Path>
export type MenuLink = contract.MenuLink<Path>

type MenuItem<Link extends string> = contract.MenuLink<Link> | contract.MenuGroup<Link>

const isItem = <Link extends string>(entry: contract.MenuEntry<Link>): entry is MenuItem<Link> =>
  !('header' in entry)

export const isGroup = <Link extends string>(entry: MenuItem<Link>): entry is contract.MenuGroup<Link> =>
  'children' in entry

/** Returns the ids of the groups that start open. */
export function openByDefault(entries: contract.MenuEntry[]): string[] {
  return entries
    .filter(isItem)
    .filter(isGroup)
    .flatMap((group) => [...(group.isOpen ? [group.id] : []), ...openByDefault(group.children)])
}

/** Returns every link of a menu with the ids from the outermost group down to it. */
function listLinks(
  entries: readonly contract.MenuEntry[],
  above: string[] = [],
): { link: string; ids: string[] }[] {
  return entries.filter(isItem).flatMap((entry) => {
    const ids = [...above, entry.id]
    return isGroup(entry) ? listLinks(entry.children, ids) : [{ link: entry.link, ids }]
  })
}

export type ActiveEntry = {
  /** Ids of the active entries, from the outermost group down. */
  ids: readonly string[]
  /** The ids of groups among them. */
  groups: readonly string[]
  /** The entry that links to the path itself, not to a parent path. */
  exactId?: string | undefined
}

/**
 * Returns the active entry of a menu: the first that links to the path, otherwise the one of the nearest
 * parent path. `listing` is the path of a page that lists the current page: its entry is active too.
 */
export function activeEntry(
  entries: readonly contract.MenuEntry[],
  pathname: string,
  listing?: string,
): ActiveEntry {
  const path = trimEnd(pathname, /\//) || '/'
  const all = listLinks(entries)
  const exact = all.find(({ link }) => link === path)
  const [nearest] = all
    .filter(({ link }) => path.startsWith(`${link}/`))
    .sort((one, other) => other.link.length - one.link.length)
  const above = all.find(({ link }) => link === listing)
  const active = [above, exact ?? nearest].flatMap((found) => (found ? [found.ids] : []))
  return {
    ids: active.flat(),
    groups: active.flatMap((ids) => ids.slice(0, -1)),
    exactId: exact?.ids.at(-1),
  }
}

/** Returns the `aria-current` of an entry's link. */
export const readAriaCurrent = ({ id }: { id: string }, { ids, exactId }: ActiveEntry) =>
  id === exactId ? 'page' : ids.includes(id) ? 'true' : undefined

/** Returns a menu's entries with prefixed ids, so that two menus can be merged. */
export function withIdPrefix<Entry extends contract.MenuEntry>(entries: Entry[], prefix: string): Entry[] {
  return entries.map((entry) => {
    if (!isItem(entry)) return entry
    const id = `${prefix}${entry.id}`
    return isGroup(entry)
      ? { ...entry, id, children: withIdPrefix(entry.children, prefix) }
      : { ...entry, id }
  })
}
