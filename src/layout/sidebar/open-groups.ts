import { useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { proxy, useSnapshot } from 'valtio'
import type { MenuEntry } from './menu-tree.ts'
import { type ActiveEntry, activeEntry, openByDefault } from './menu-tree.ts'

/** Which groups are open, by id. Shared, so that the drawer opens as the sidebar was left and a toggle draws one group. */
const openGroups = proxy<Record<string, boolean>>({})

/** Whether a group is open. */
export const useIsOpen = (id: string) => useSnapshot(openGroups, { sync: true })[id] === true

export function toggleGroup(id: string) {
  openGroups[id] = !openGroups[id]
}

/** Opens the groups of a menu that start open; those that the person has toggled stay as they are. */
export function openDefaults(entries: MenuEntry[]) {
  for (const id of openByDefault(entries)) openGroups[id] ??= true
}

/** The active entry. The groups above it open when the route changes; the person may close them. */
export function useActiveEntry(entries: MenuEntry[]): ActiveEntry {
  const { pathname } = useLocation()
  const active = useMemo(() => activeEntry(entries, pathname), [entries, pathname])
  useLayoutEffect(() => {
    for (const id of active.ids.slice(0, -1)) openGroups[id] = true
  }, [active])
  return active
}
