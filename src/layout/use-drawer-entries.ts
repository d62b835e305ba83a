import { useEffect, useState } from 'react'
import type { MenuEntry } from './sidebar/menu-tree.ts'

/**
 * The entries of the horizontal layout's two lists, for the drawer; `undefined` while they load, and if they cannot be
 * loaded. Then the sidebar's are there alone, and stay the same elements when the others come: a click under way is
 * not lost.
 */
export function useDrawerEntries(isHorizontal: boolean): MenuEntry[] | undefined {
  const [lists, setLists] = useState<() => MenuEntry[]>()
  useEffect(() => {
    if (!isHorizontal) return
    void import('./horizontal/both-lists.ts').then(
      ({ bothLists }) => setLists(() => bothLists),
      () => undefined,
    )
  }, [isHorizontal])
  return isHorizontal ? lists?.() : undefined
}
