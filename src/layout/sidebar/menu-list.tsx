import { chakra } from '@chakra-ui/react'
import { sidebar } from '@/generated/sidebar.ts'
import { MenuEntries } from './menu-entry.tsx'
import { useMenuKeys } from './menu-keys.ts'
import { menuStyles } from './menu-styles.ts'
import type { MenuEntry } from './menu-tree.ts'
import { openDefaults, useActiveEntry } from './open-groups.ts'
import { visibleSidebar } from './visible-entries.ts'

openDefaults(sidebar)

type MenuListProps = { entries?: MenuEntry[]; isNarrow: boolean }

/** A menu's entries, below each other: the sidebar's, if no others are given. */
export function MenuList({ entries = visibleSidebar(), isNarrow }: MenuListProps) {
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <ActiveEntries entries={entries} isNarrow={isNarrow} />
    </chakra.ul>
  )
}

/** A component of its own: the list's styles are not made again when the route changes. */
function ActiveEntries({ entries, isNarrow }: { entries: MenuEntry[]; isNarrow: boolean }) {
  return <MenuEntries entries={entries} active={useActiveEntry(entries)} isNarrow={isNarrow} />
}
