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
  const active = useActiveEntry(entries)
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <MenuEntries entries={entries} active={active} isNarrow={isNarrow} />
    </chakra.ul>
  )
}
