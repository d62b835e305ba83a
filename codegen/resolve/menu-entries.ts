import type { MenuFile } from '../../manifest/schema/menu.ts'
import type { Path } from '../read/manifest-document.ts'

/** What every entry of every menu may have, whatever its level. */
export type AnyEntry = {
  title?: string | undefined
  icon?: string | undefined
  link?: string | undefined
  isHide?: boolean | undefined
  access?: string[] | undefined
  children?: AnyEntry[] | undefined
}

type PlacedEntry = { entry: AnyEntry; path: Path }

const descend = (entries: AnyEntry[], at: Path): PlacedEntry[] =>
  entries.flatMap((entry, index) => {
    const path = [...at, index]
    return [{ entry, path }, ...descend(entry.children ?? [], [...path, 'children'])]
  })

/** Every entry of the menus, groups before their children, with its path in menu.yaml. */
export function menuEntries(menu: MenuFile): PlacedEntry[] {
  const lists: [string, AnyEntry[]][] = [
    ['sidebar', menu.sidebar],
    ['userMenu', menu.userMenu],
    ['bottomBar', menu.bottomBar],
    ['topMenu', menu.topMenu],
  ]
  return lists.flatMap(([name, entries]) => descend(entries, [name]))
}
