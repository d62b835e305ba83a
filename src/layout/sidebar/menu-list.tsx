import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { sidebar } from '@/generated/sidebar.ts'
import { ListEntries } from './list-entries.tsx'
import type { ListEntriesProps } from './menu-entry.tsx'
import type { MenuLines } from './menu-keys.ts'
import { useMenuKeys } from './menu-keys.ts'
import { isLong } from './menu-rows.ts'
import { menuStyles, windowedStyles } from './menu-styles.ts'
import type { MenuEntry } from './menu-tree.ts'
import { openDefaults, useActiveEntry } from './open-groups.ts'
import { visibleSidebar } from './visible-entries.ts'

openDefaults(sidebar)

type MenuListProps = { entries?: MenuEntry[]; isNarrow: boolean }

/** A menu's entries, below each other: the sidebar's, if no others are given. */
export function MenuList({ entries = visibleSidebar(), isNarrow }: MenuListProps) {
  const lines = useRef<((focused: Node) => MenuLines) | null>(null)
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column', lines })
  return (
    <chakra.ul
      css={isLong(entries) ? [menuStyles, windowedStyles] : menuStyles}
      data-narrow={isNarrow || undefined}
      onKeyDown={onKeyDown}
    >
      <ActiveEntries entries={entries} isNarrow={isNarrow} lines={lines} />
    </chakra.ul>
  )
}

/** A component of its own: the list's styles are not made again when the route changes. */
function ActiveEntries(props: Omit<ListEntriesProps, 'active'>) {
  return <ListEntries {...props} active={useActiveEntry(props.entries)} />
}
