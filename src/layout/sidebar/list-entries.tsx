import { type ComponentType, Suspense } from 'react'
import { createLoadCache } from '@/lib/load-cache.ts'
import { type ListEntriesProps, MenuEntries } from './menu-entry.tsx'
import { isLong } from './menu-rows.ts'
import type { MenuEntry } from './menu-tree.ts'

const loadCache = createLoadCache<{ default: ComponentType<ListEntriesProps> }>()

/** If it cannot be loaded, a long menu is rendered whole. */
const importWindowed = () => import('./windowed-entries.tsx').catch(() => ({ default: MenuEntries }))

/** Loads what a menu needs that is so long that only what is in view is rendered; nothing for others. */
export const loadMenu = (entries: readonly MenuEntry[]) =>
  isLong(entries) ? [loadCache.load('windowed', importWindowed)] : []

function Windowed(props: ListEntriesProps) {
  const { default: Loaded } = loadCache.use('windowed', importWindowed)
  return <Loaded {...props} />
}

/** The entries of a list: all of them, or of a long menu those in view. */
export function ListEntries(props: ListEntriesProps) {
  return isLong(props.entries) ? (
    <Suspense>
      <Windowed {...props} />
    </Suspense>
  ) : (
    <MenuEntries {...props} />
  )
}
