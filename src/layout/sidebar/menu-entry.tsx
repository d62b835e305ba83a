import type { Badge } from '@manifest/contract/resolved.ts'
import { memo, useId, useLayoutEffect, useMemo } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { proxy, useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import {
  type ActiveEntry,
  activeEntry,
  isGroup,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  openByDefault,
  readAriaCurrent,
} from './menu-tree.ts'

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

type MenuEntryContentProps = {
  entry: { title: string; icon?: string; badge?: Badge }
  /** True if the entry can be expanded. */
  hasChildren?: boolean
}

/** The content of an entry: icon or bullet, title, badge, and a chevron if it can be expanded. */
export function MenuEntryContent({ entry: { title, icon, badge }, hasChildren }: MenuEntryContentProps) {
  return (
    <>
      {icon === undefined ? <span className="menu-bullet" aria-hidden="true" /> : <MenuIcon name={icon} />}
      <span className="menu-label">{title}</span>
      {badge && (
        <span className="menu-badge" data-color={badge.color ?? 'primary'}>
          {badge.text}
        </span>
      )}
      {hasChildren && <LuChevronRight className="menu-chevron" aria-hidden="true" />}
    </>
  )
}

/** The open groups by id. Sidebar and drawer share them. A toggle renders only one group. */
const openGroups = proxy<Record<string, boolean>>({})

const useIsOpen = (id: string) => useSnapshot(openGroups, { sync: true })[id] === true

function toggleGroup(id: string) {
  openGroups[id] = !openGroups[id]
}

/** Opens the groups of a menu that start open. Groups that the user has toggled stay as they are. */
export function openDefaults(entries: MenuEntry[]) {
  for (const id of openByDefault(entries)) openGroups[id] ??= true
}

/**
 * Returns the active entry. On the page of a consulta the catalogue's entry is active too. A route change
 * opens the groups above it; the user may close them.
 */
export function useActiveEntry(entries: readonly MenuEntry[]): ActiveEntry {
  const { pathname } = useLocation()
  const { family, dossie } = useRouteData()
  const listing = (family ?? dossie) === undefined ? undefined : app.catalogue
  const active = useMemo(() => activeEntry(entries, pathname, listing), [entries, pathname, listing])
  useLayoutEffect(() => {
    for (const id of active.groups) openGroups[id] = true
  }, [active])
  return active
}
