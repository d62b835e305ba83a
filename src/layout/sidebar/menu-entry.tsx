import { memo, useId } from 'react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { MenuFace } from './menu-face.tsx'
import type { LinesOf } from './menu-keys.ts'
import { itemAt, lineAt, type Place, type Places } from './menu-places.ts'
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
  entries: readonly MenuEntry[]
  active: ActiveEntry
  /** Icons only: groups are closed. */
  isNarrow: boolean
  /** Of a long menu the entries that are rendered, and where; else all are. */
  places?: Places | undefined
}

/** For a list that is rendered as its length allows. */
export type ListEntriesProps = Omit<MenuEntriesProps, 'places'> & {
  /** Told how the keys find the lines of a long menu. */
  lines: LinesOf
}

/** For the groups that the active entry is not in: to them it is all the same which one that is. */
const nothingActive: ActiveEntry = { ids: [], groups: [] }

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
          {...itemAt(place, index, entries.length)}
          {...lineAt(place)}
        >
          <span>{entry.header}</span>
        </li>
      )
    if (isGroup(entry))
      return (
        <GroupEntry
          key={entry.id}
          entry={entry}
          active={active.groups.includes(entry.id) ? active : nothingActive}
          isNarrow={isNarrow}
          places={places}
          {...position}
        />
      )
    return <LinkEntry key={entry.id} entry={entry} current={currentOf(entry, active)} {...position} />
  })
}

type Position = { place: Place | undefined; index: number; count: number }

type LinkEntryProps = Position & { entry: MenuLink; current: ReturnType<typeof currentOf> }

const LinkEntry = memo(function LinkEntry({ entry, current, place, index, count }: LinkEntryProps) {
  return (
    <li {...itemAt(place, index, count)}>
      <RouteLink
        className="menu-item"
        to={entry.link}
        aria-current={current}
        title={entry.title}
        {...lineAt(place)}
      >
        <MenuFace entry={entry} />
      </RouteLink>
    </li>
  )
})

type GroupEntryProps = Position & Omit<MenuEntriesProps, 'entries'> & { entry: MenuGroup }

const GroupEntry = memo(function GroupEntry(props: GroupEntryProps) {
  const { entry, active, isNarrow, places, place, index, count } = props
  const listId = useId()
  const isOpen = useIsOpen(entry.id) && !isNarrow
  return (
    <li {...itemAt(place, index, count)}>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={active.ids.includes(entry.id) || undefined}
        title={entry.title}
        onClick={() => toggleGroup(entry.id)}
        {...lineAt(place)}
      >
        <MenuFace entry={entry} hasChildren />
      </button>
      <ul id={listId} hidden={!isOpen}>
        <MenuEntries entries={entry.children} active={active} isNarrow={isNarrow} places={places} />
      </ul>
    </li>
  )
})
