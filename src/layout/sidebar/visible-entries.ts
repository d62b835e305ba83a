import { sidebar } from '@/generated/sidebar.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { maySee } from '@/state/roles.ts'
import { memoizeByRoles } from '@/state/visible.ts'
import { isGroup, type MenuEntry, type MenuGroup } from './menu-tree.ts'

/** The sidebar as the user may see it. */
export const visibleSidebar = memoizeByRoles(() => visibleEntries(sidebar))

/** Of a menu's entries those that the user may see, without headers and groups that have nothing below them. */
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

/** A group with the children that the user may see. Its own link goes where it leads to a page that they may not. */
function visibleGroup({ link, ...group }: MenuGroup): MenuGroup[] {
  const children = visibleEntries(group.children)
  const linked = link !== undefined && mayOpen(link) ? { link } : {}
  return children.length === 0 ? [] : [{ ...group, ...linked, children }]
}
