import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import type { MenuEntry } from './sidebar/menu-tree.ts'

const menuLists = createOnDemand(() => import('./horizontal/both-lists.ts'))

/**
 * Returns the entries of both lists of the horizontal layout, for the drawer. Returns `undefined` until they are loaded, and if
 * loading fails. The drawer then shows the sidebar's entries, whose elements stay when the others come: no click is lost.
 */
export function useDrawerEntries(isHorizontal: boolean): MenuEntry[] | undefined {
  const lists = useOnDemand(menuLists, isHorizontal)
  return isHorizontal ? lists?.bothLists() : undefined
}
