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

/** The entries of a vertical menu. Default: those of the sidebar. */
export function MenuList({ entries = visibleSidebar(), isNarrow }: MenuListProps) {
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <ActiveEntries entries={entries} isNarrow={isNarrow} />
    </chakra.ul>
  )
}

/** A separate component, so that a route change does not compute the styles of the list again. */
function ActiveEntries({ entries, isNarrow }: Required<MenuListProps>) {
  return <MenuEntries entries={entries} active={useActiveEntry(entries)} isNarrow={isNarrow} />
}
