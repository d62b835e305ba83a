import type { MenuEntry, MenuGroup, MenuLink } from '@manifest/resolved.ts'

const isItem = (entry: MenuEntry): entry is MenuLink | MenuGroup => !('header' in entry)

export const isGroup = (entry: MenuLink | MenuGroup): entry is MenuGroup => 'children' in entry

/** Ids of the groups that start open. */
export function openByDefault(entries: MenuEntry[]): string[] {
  return entries
    .filter(isItem)
    .filter(isGroup)
    .flatMap((group) => [...(group.isOpen ? [group.id] : []), ...openByDefault(group.children)])
}

/** Ids from the outermost group down to the entry that links to a path; empty when none does. */
export function pathOf(entries: MenuEntry[], path: string): string[] {
  for (const entry of entries.filter(isItem)) {
    const below = isGroup(entry) ? pathOf(entry.children, path) : []
    if (below.length > 0) return [entry.id, ...below]
    if (entry.link === path) return [entry.id]
  }
  return []
}
