import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

/** A list of roles with its position. */
export type LocatedRoles = { document: ManifestDocument; at: YamlPath; roles: readonly string[] }

type RoleLists = [at: YamlPath, roles: readonly string[] | undefined][]

const locateRoles = (document: ManifestDocument, lists: RoleLists): LocatedRoles[] =>
  lists.flatMap(([at, roles]) => (roles === undefined ? [] : [{ document, at, roles }]))

/** Returns every list of role names: of `access` keys, and of the accounts in app.yaml. */
export const listRoles = ({ app, menu, routes, families, dossies }: ExpandedManifest): LocatedRoles[] => [
  ...(app
    ? locateRoles(app.document, [
        [['auth', 'defaultRoles'], app.value.auth.defaultRoles],
        [['auth', 'seedUser', 'roles'], app.value.auth.seedUser?.roles],
      ])
    : []),
  ...(menu
    ? locateRoles(
        menu.document,
        listMenuEntries(menu.value).map(({ entry, path }) => [[...path, 'access'], entry.access]),
      )
    : []),
  ...routes.flatMap(({ document, value }) =>
    locateRoles(document, [
      [['access'], value.access],
      ...value.routes.map(({ access }, index): RoleLists[number] => [['routes', index, 'access'], access]),
    ]),
  ),
  ...families.flatMap(({ document, file }) =>
    locateRoles(document, [
      [['defaults', 'access'], file.defaults.access],
      ...Object.entries(file.variants).map(([number, { access }]): RoleLists[number] => [
        ['variants', number, 'access'],
        access,
      ]),
    ]),
  ),
  ...dossies.flatMap(({ document, value }) => locateRoles(document, [[['access'], value.access]])),
]
