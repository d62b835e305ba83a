import { sidebar } from '@/generated/sidebar.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { maySee } from '@/state/roles.ts'
import { memoizeByRoles } from '@/state/visible.ts'
import { isGroup, type MenuEntry, type MenuGroup } from './menu-tree.ts'

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
