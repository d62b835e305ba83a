import { topMenu } from '@/generated/top-menu.ts'
import { memoizeByRoles } from '@/state/roles.ts'
import { type MenuEntry, visibleEntries, visibleSidebar, withIdPrefix } from '../sidebar/menu-tree.ts'

/** The entries of the horizontal layout's menu: the sidebar's and the second list. */
export const bothLists = memoizeByRoles((): MenuEntry[] => [
  ...visibleSidebar(),
  ...withIdPrefix(visibleEntries(topMenu), 'top.'),
])
