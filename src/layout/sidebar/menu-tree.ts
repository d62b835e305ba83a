import type * as contract from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { sidebar } from '@/generated/sidebar.ts'
import { trimEnd } from '@/lib/trim-end.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { maySee, memoizeByRoles } from '@/state/roles.ts'

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

/** Returns the entries of the sidebar that the user may see. */
export const visibleSidebar = memoizeByRoles(() => visibleEntries(sidebar))

/** Returns the entries that the user may see, without empty groups and headers. */
export function visibleEntries<Entry extends MenuEntry>(entries: readonly Entry[]): Entry[] {
  const allowed = entries.flatMap((entry): Entry[] => {
    if ('header' in entry) return [entry]
    if (!maySee(entry.access)) return []
    return isGroup(entry) ? (visibleGroup(entry) as Entry[]) : [entry]
  })
  return allowed.filter((entry, index) => {
    const next = allowed[index + 1]
    return !('header' in entry) || (next && !('header' in next))
  })
}

/** Returns a group with its visible children. Removes its own link if the user may not open that page. */
function visibleGroup({ link, ...group }: MenuGroup): MenuGroup[] {
  const children = visibleEntries(group.children)
  const linked = link !== undefined && mayOpen(link) ? { link } : {}
  return children.length === 0 ? [] : [{ ...group, ...linked, children }]
}
