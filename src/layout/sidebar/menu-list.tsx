import { chakra } from '@chakra-ui/react'
import type { MenuEntry as Entry, MenuGroup } from '@manifest/resolved.ts'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sidebar } from '@/generated/sidebar.ts'
import { MenuEntry } from './menu-entry.tsx'
import { menuStyles } from './menu-styles.ts'
import { openByDefault, pathOf } from './menu-tree.ts'

const entries: Entry[] = sidebar

/** The sidebar's entries. The groups above the active entry open when the route changes; the person may close them. */
export function MenuList({ isNarrow }: { isNarrow: boolean }) {
  const { pathname } = useLocation()
  const active = pathOf(entries, pathname)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...openByDefault(entries), ...active]))
  const [shownPath, setShownPath] = useState(pathname)
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setOpen(new Set([...open, ...active]))
  }
  const toggle = useCallback(
    ({ id }: MenuGroup) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    [],
  )
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined}>
      {entries.map((entry) => (
        <MenuEntry
          key={'header' in entry ? `header ${entry.header}` : entry.id}
          entry={entry}
          level={1}
          open={open}
          activeId={active.at(-1)}
          onToggle={toggle}
        />
      ))}
    </chakra.ul>
  )
}
