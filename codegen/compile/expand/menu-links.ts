import type { MenuFile } from '../../../manifest/schema/menu.ts'
import type { ParsedManifest } from '../parse/parse-manifest.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

/** The keys that entries of every menu and level share. */
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

/** Returns every entry of the menus with its path in menu.yaml, groups before their children. */
export function listMenuEntries(menu: MenuFile): LocatedMenuEntry[] {
  const lists: [string, AnyMenuEntry[]][] = [
    ['sidebar', menu.sidebar],
    ['userMenu', menu.userMenu],
    ['bottomBar', menu.bottomBar],
    ['topMenu', menu.topMenu],
  ]
  return lists.flatMap(([name, entries]) => listDescendants(entries, [name]))
}

/** A path of a route that menu.yaml or app.yaml names, with its position. */
export type LocatedLink = { document: ManifestDocument; at: YamlPath; link: string }

/** Returns the links of menus and of app.yaml, without the defaults of app.yaml. */
export function listManifestLinks({ app, menu }: ParsedManifest): LocatedLink[] {
  const inMenus = menu
    ? listMenuEntries(menu.value).flatMap(({ entry: { link }, path }) =>
        link === undefined ? [] : [{ document: menu.document, at: [...path, 'link'], link }],
      )
    : []
  return [...inMenus, ...(app ? listAppLinks(app.document) : [])]
}

const authPages = ['login', 'home', 'register', 'forgotPassword']

/** Returns the paths in the text of app.yaml. A manifest without pages may keep the defaults, so they are not checked. */
function listAppLinks(document: ManifestDocument): LocatedLink[] {
  const { value } = document
  const auth = authPages.map((key) => ['auth', key])
  return [...auth, ['notifications', 'page'], ['catalogue'], ['credits'], ['credits', 'page']].flatMap(
    (at): LocatedLink[] => {
      const link = readAtPath(value, at)
      return typeof link === 'string' ? [{ document, at, link }] : []
    },
  )
}
