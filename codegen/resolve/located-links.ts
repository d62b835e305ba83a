import type { ManifestSet } from '../parse/manifest-set.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { listMenuEntries } from './menu-entries.ts'

/** A path that the manifest writes to lead to a route, and where it is written. */
export type LocatedLink = { document: ManifestDocument; at: YamlPath; link: string }

/** The links of menus and of app.yaml. Those that only defaults name are not written anywhere, and not among them. */
export function listManifestLinks({ app, menu }: ManifestSet): LocatedLink[] {
  const inMenus = menu
    ? listMenuEntries(menu.value).flatMap(({ entry: { link }, path }) =>
        link === undefined ? [] : [{ document: menu.document, at: [...path, 'link'], link }],
      )
    : []
  return [...inMenus, ...(app ? listAppLinks(app.document) : [])]
}

const authPages = ['login', 'home', 'register', 'forgotPassword']

/** The paths that app.yaml itself writes; defaults are not held against a manifest without pages. */
function listAppLinks(document: ManifestDocument): LocatedLink[] {
  const { value } = document
  const auth = authPages.map((key) => ['auth', key])
  return [...auth, ['notifications', 'page'], ['catalogue'], ['credits']].flatMap((at): LocatedLink[] => {
    const link = readAtPath(value, at)
    return typeof link === 'string' ? [{ document, at, link }] : []
  })
}
