import { memo, useId } from 'react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuFace } from './menu-face.tsx'
import {
  type ActiveEntry,
  currentOf,
  isGroup,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menu-tree.ts'
import { toggleGroup, useIsOpen } from './open-groups.ts'

type MenuEntriesProps = {
  entries: MenuEntry[]
  active: ActiveEntry
  /** Icons only: groups are closed. */
  isNarrow: boolean
}

/** Entries of a menu. They are styled by the list around them and memoised, so that a thousand of them stay cheap. */
export function MenuEntries({ entries, active, isNarrow }: MenuEntriesProps) {
  return entries.map((entry) => {
    if ('header' in entry)
      return (
        <li key={`header ${entry.header}`} className="menu-header">
          <span>{entry.header}</span>
        </li>
      )
    if (isGroup(entry)) return <GroupEntry key={entry.id} entry={entry} active={active} isNarrow={isNarrow} />
    return <LinkEntry key={entry.id} entry={entry} current={currentOf(entry, active)} />
  })
}

type LinkEntryProps = { entry: MenuLink; current: ReturnType<typeof currentOf> }

const LinkEntry = memo(function LinkEntry({ entry, current }: LinkEntryProps) {
  return (
    <li>
      <RouteLink className="menu-item" to={entry.link} aria-current={current} title={entry.title}>
        <MenuFace entry={entry} />
      </RouteLink>
    </li>
  )
})

type GroupEntryProps = { entry: MenuGroup; active: ActiveEntry; isNarrow: boolean }

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
        <MenuFace entry={entry} hasChildren />
      </button>
      <ul id={listId} hidden={!isOpen}>
        <MenuEntries entries={entry.children} active={active} isNarrow={isNarrow} />
      </ul>
    </li>
  )
})
