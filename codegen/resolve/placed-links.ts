import type { ManifestSet } from '../parse/manifest-set.ts'
import { valueAt } from '../parse/value-at.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { menuEntries } from './menu-entries.ts'

/** A path that the manifest writes to lead to a route, and where it is written. */
export type PlacedLink = { document: ManifestDocument; at: Path; link: string }

/** The links of menus and of app.yaml. Those that only defaults name are not written anywhere, and not among them. */
export function placedLinks({ app, menu }: ManifestSet): PlacedLink[] {
  const inMenus = menu
    ? menuEntries(menu.value).flatMap(({ entry: { link }, path }) =>
        link === undefined ? [] : [{ document: menu.document, at: [...path, 'link'], link }],
      )
    : []
  return [...inMenus, ...(app ? chosenPaths(app.document) : [])]
}

const authPages = ['login', 'home', 'register', 'forgotPassword']

/** The paths that app.yaml itself writes; defaults are not held against a manifest without pages. */
function chosenPaths(document: ManifestDocument): PlacedLink[] {
  const { value } = document
  const auth = authPages.map((key) => ['auth', key])
  return [...auth, ['notifications', 'page'], ['catalogue'], ['credits']].flatMap((at): PlacedLink[] => {
    const link = valueAt(value, at)
    return typeof link === 'string' ? [{ document, at, link }] : []
  })
}
