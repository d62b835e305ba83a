import { isGroup, type MenuEntry, type MenuGroup } from './menu-tree.ts'

/** From how many entries on only those in view are rendered. */
const minWindowedEntries = 100

const countEntries = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, entry) => sum + 1 + ('children' in entry ? countEntries(entry.children) : 0), 0)

/** Whether a menu is one of those of which only what is in view is rendered, whatever of it is open. */
export const isLong = (entries: readonly MenuEntry[]): boolean => countEntries(entries) >= minWindowedEntries

/** A line of a menu, with the groups that it stands in. */
export type MenuRow = { entry: MenuEntry; groups: readonly MenuGroup[] }

/** The lines of a menu, from top to bottom: what is in closed groups has none. */
export function menuRows(
  entries: readonly MenuEntry[],
  isOpen: (id: string) => boolean,
  groups: readonly MenuGroup[] = [],
): MenuRow[] {
  return entries.flatMap((entry) => {
    const row = { entry, groups }
    if ('header' in entry || !isGroup(entry) || !isOpen(entry.id)) return [row]
    return [row, ...menuRows(entry.children, isOpen, [...groups, entry])]
  })
}
