import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import { listMenuEntries } from '../resolve/menu-entries.ts'
import type { CheckInput } from './check.ts'

/** A list of roles, and where it is written. */
export type LocatedRoles = { document: ManifestDocument; at: YamlPath; roles: readonly string[] }

type RoleLists = [at: YamlPath, roles: readonly string[] | undefined][]

const locateRoles = (document: ManifestDocument, lists: RoleLists): LocatedRoles[] =>
  lists.flatMap(([at, roles]) => (roles === undefined ? [] : [{ document, at, roles }]))

const findRoles = ({ app, menu, routes, families, dossies }: CheckInput): LocatedRoles[] => [
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

/** Every list that names roles: of an `access`, and of the accounts of `app.yaml`. */
export const listRoles = oncePer(findRoles)

/** Whether `auth.roles` has every role that is named: a misspelt one says nothing of who may see what. */
export const areRolesDeclared = (manifest: CheckInput): boolean =>
  listRoles(manifest).every(({ roles }) =>
    roles.every((role) => manifest.app?.value.auth.roles.includes(role) ?? false),
  )
