import { type ComponentType, Suspense } from 'react'
import { createLoads } from '@/lib/loads.ts'
import { type ListEntriesProps, MenuEntries } from './menu-entry.tsx'
import { isLong } from './menu-rows.ts'
import type { MenuEntry } from './menu-tree.ts'

const loads = createLoads<{ default: ComponentType<ListEntriesProps> }>()

/** If it cannot be loaded, a long menu is rendered whole. */
const start = () => import('./windowed-entries.tsx').catch(() => ({ default: MenuEntries }))

/** Loads what a menu needs that is so long that only what is in view is rendered; nothing for others. */
export const loadMenu = (entries: readonly MenuEntry[]) =>
  isLong(entries) ? [loads.load('windowed', start)] : []

function Windowed(props: ListEntriesProps) {
  const { default: Loaded } = loads.use('windowed', start)
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
