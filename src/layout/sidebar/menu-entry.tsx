import { memo, useId } from 'react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuEntryContent } from './menu-entry-content.tsx'
import type { LinesRef } from './menu-keys.ts'
import {
  type ActiveEntry,
  isGroup,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  readAriaCurrent,
} from './menu-tree.ts'
import { toggleGroup, useIsOpen } from './open-groups.ts'
import { buildItemProps, buildLineProps, type WindowedLine, type WindowedLines } from './windowed-lines.ts'

type MenuEntriesProps = {
  entries: readonly MenuEntry[]
  active: ActiveEntry
  /** Icons only: groups are closed. */
  isNarrow: boolean
  /** Of a long menu the entries that are rendered, and where; else all are. */
  places?: WindowedLines | undefined
}

/** For a list that is rendered as its length allows. */
export type ListEntriesProps = Omit<MenuEntriesProps, 'places'> & {
  /** Told how the keys find the lines of a long menu. */
  lines: LinesRef
}

/** For the groups that the active entry is not in: to them it is all the same which one that is. */
const noActiveEntry: ActiveEntry = { ids: [], groups: [] }

/** Entries of a menu. They are styled by the list around them and memoised, so that a thousand of them stay cheap. */
export function MenuEntries({ entries, active, isNarrow, places }: MenuEntriesProps) {
  return entries.map((entry, index) => {
    const place = places?.get(entry)
    if (places && !place) return null
    const position = { place, index, count: entries.length }
    if ('header' in entry)
      return (
        <li
          key={`header ${entry.header}`}
          className="menu-header"
          {...buildItemProps(place, index, entries.length)}
          {...buildLineProps(place)}
        >
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
          places={places}
          {...position}
        />
      )
    return <LinkEntry key={entry.id} entry={entry} current={readAriaCurrent(entry, active)} {...position} />
  })
}

type EntryPosition = { place: WindowedLine | undefined; index: number; count: number }

type LinkEntryProps = EntryPosition & { entry: MenuLink; current: ReturnType<typeof readAriaCurrent> }

const LinkEntry = memo(function LinkEntry({ entry, current, place, index, count }: LinkEntryProps) {
  return (
    <li {...buildItemProps(place, index, count)}>
      <RouteLink
        className="menu-item"
        to={entry.link}
        aria-current={current}
        title={entry.title}
        {...buildLineProps(place)}
      >
        <MenuEntryContent entry={entry} />
      </RouteLink>
    </li>
  )
})

type GroupEntryProps = EntryPosition & Omit<MenuEntriesProps, 'entries'> & { entry: MenuGroup }

const GroupEntry = memo(function GroupEntry(props: GroupEntryProps) {
  const { entry, active, isNarrow, places, place, index, count } = props
  const listId = useId()
  const isOpen = useIsOpen(entry.id) && !isNarrow
  return (
    <li {...buildItemProps(place, index, count)}>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={active.ids.includes(entry.id) || undefined}
        title={entry.title}
        onClick={() => toggleGroup(entry.id)}
        {...buildLineProps(place)}
      >
        <MenuEntryContent entry={entry} hasChildren />
      </button>
      <ul id={listId} hidden={!isOpen}>
        <MenuEntries entries={entry.children} active={active} isNarrow={isNarrow} places={places} />
      </ul>
    </li>
  )
})
