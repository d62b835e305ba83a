import { topMenu } from '@/generated/top-menu.ts'
import { memoizeByRoles } from '@/state/visible.ts'
import { type MenuEntry, withIdPrefix } from '../sidebar/menu-tree.ts'
import { visibleEntries, visibleSidebar } from '../sidebar/visible-entries.ts'

/** What the menu of the horizontal layout shows: the sidebar's entries and the second list. */
export const bothLists = memoizeByRoles((): MenuEntry[] => [
  ...visibleSidebar(),
  ...withIdPrefix(visibleEntries(topMenu), 'top.'),
])
