import { memo, useId } from 'react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuEntryContent } from './menu-entry-content.tsx'
import {
  type ActiveEntry,
  isGroup,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  readAriaCurrent,
} from './menu-tree.ts'
import { toggleGroup, useIsOpen } from './open-groups.ts'

type MenuEntriesProps = {
  entries: readonly MenuEntry[]
  active: ActiveEntry
  /** Icons only: groups are closed. */
  isNarrow: boolean
}

/** Passed to groups without the active entry, so that a route change does not render them again. */
const noActiveEntry: ActiveEntry = { ids: [], groups: [] }

/** The entries of a menu list. The list styles them. Entries are memoized, so that menus of 1,000 entries stay fast. */
export function MenuEntries({ entries, active, isNarrow }: MenuEntriesProps) {
  return entries.map((entry) => {
    if ('header' in entry)
      return (
        <li key={`header ${entry.header}`} className="menu-header">
          <span>{entry.header}</span>
        </li>
      )
    if (isGroup(entry))
      return (
        <GroupEntry
          key={entry.id}
          entry={entry}
          active={active.groups.includes(entry.id) ? active : noActiveEntry}
          isNarrow={isNarrow}
        />
      )
    return <LinkEntry key={entry.id} entry={entry} current={readAriaCurrent(entry, active)} />
  })
}

type LinkEntryProps = { entry: MenuLink; current: ReturnType<typeof readAriaCurrent> }

const LinkEntry = memo(function LinkEntry({ entry, current }: LinkEntryProps) {
  return (
    <li>
      <RouteLink className="menu-item" to={entry.link} aria-current={current} title={entry.title}>
        <MenuEntryContent entry={entry} />
      </RouteLink>
    </li>
  )
})

type GroupEntryProps = Omit<MenuEntriesProps, 'entries'> & { entry: MenuGroup }

const GroupEntry = memo(function GroupEntry({ entry, active, isNarrow }: GroupEntryProps) {
  const listId = useId()
  const isOpen = useIsOpen(entry.id) && !isNarrow
  return (
    <li>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={active.ids.includes(entry.id) || undefined}
        title={entry.title}
        onClick={() => toggleGroup(entry.id)}
      >
        <MenuEntryContent entry={entry} hasChildren />
      </button>
      <ul id={listId} hidden={!isOpen}>
        <MenuEntries entries={entry.children} active={active} isNarrow={isNarrow} />
      </ul>
    </li>
  )
})
