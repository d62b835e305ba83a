import { chakra } from '@chakra-ui/react'
import type { MenuEntry } from '@manifest/contract/resolved.ts'
import { sidebar } from '@/generated/sidebar.ts'
import { MenuEntries } from './menu-entry.tsx'
import { useMenuKeys } from './menu-keys.ts'
import { menuStyles } from './menu-styles.ts'
import { openDefaults, useActiveEntry } from './open-groups.ts'

const entries: MenuEntry[] = sidebar

openDefaults(entries)

/** The sidebar's entries. */
export function MenuList({ isNarrow }: { isNarrow: boolean }) {
  const active = useActiveEntry(entries)
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <MenuEntries entries={entries} active={active} isNarrow={isNarrow} />
    </chakra.ul>
  )
}
