import type { MenuFile } from '../../manifest/schema/menu.ts'
import type { YamlPath } from '../read/manifest-document.ts'

/** What every entry of every menu may have, whatever its level. */
export type AnyMenuEntry = {
  title?: string | undefined
  icon?: string | undefined
  link?: string | undefined
  isHide?: boolean | undefined
  access?: string[] | undefined
  children?: AnyMenuEntry[] | undefined
}

type LocatedMenuEntry = { entry: AnyMenuEntry; path: YamlPath }

const listDescendants = (entries: AnyMenuEntry[], at: YamlPath): LocatedMenuEntry[] =>
  entries.flatMap((entry, index) => {
    const path = [...at, index]
    return [{ entry, path }, ...listDescendants(entry.children ?? [], [...path, 'children'])]
  })

/** Every entry of the menus, groups before their children, with its path in menu.yaml. */
export function listMenuEntries(menu: MenuFile): LocatedMenuEntry[] {
  const lists: [string, AnyMenuEntry[]][] = [
    ['sidebar', menu.sidebar],
    ['userMenu', menu.userMenu],
    ['bottomBar', menu.bottomBar],
    ['topMenu', menu.topMenu],
  ]
  return lists.flatMap(([name, entries]) => listDescendants(entries, [name]))
}
