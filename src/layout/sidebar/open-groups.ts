import { useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { proxy, useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { type ActiveEntry, activeEntry, type MenuEntry, openByDefault } from './menu-tree.ts'

/** The open groups by id. Sidebar and drawer share them. A toggle renders only one group. */
const openGroups = proxy<Record<string, boolean>>({})

export const useIsOpen = (id: string) => useSnapshot(openGroups, { sync: true })[id] === true

export function toggleGroup(id: string) {
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
