import { sidebar } from '@/generated/sidebar.ts'
import { topMenu } from '@/generated/top-menu.ts'
import { derived } from '@/lib/derived.ts'
import { type MenuEntry, withIdPrefix } from '../sidebar/menu-tree.ts'

/** What the menu of the horizontal layout shows: the sidebar's entries and the second list. */
export const bothLists = derived((): MenuEntry[] => [...sidebar, ...withIdPrefix(topMenu, 'top.')])
