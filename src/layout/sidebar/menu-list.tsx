import { chakra } from '@chakra-ui/react'
import { sidebar } from '@/generated/sidebar.ts'
import { MenuEntries } from './menu-entry.tsx'
import { useMenuKeys } from './menu-keys.ts'
import { menuStyles } from './menu-styles.ts'
import { openDefaults, useActiveEntry } from './open-groups.ts'

openDefaults(sidebar)

/** The sidebar's entries. */
export function MenuList({ isNarrow }: { isNarrow: boolean }) {
  const active = useActiveEntry(sidebar)
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <MenuEntries entries={sidebar} active={active} isNarrow={isNarrow} />
    </chakra.ul>
  )
}
