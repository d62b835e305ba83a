import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import { menuEntries } from '../resolve/menu-entries.ts'
import type { CheckInput } from './check.ts'

/** A list of roles, and where it is written. */
export type PlacedRoles = { document: ManifestDocument; at: Path; roles: readonly string[] }

type Lists = [at: Path, roles: readonly string[] | undefined][]

const written = (document: ManifestDocument, lists: Lists): PlacedRoles[] =>
  lists.flatMap(([at, roles]) => (roles === undefined ? [] : [{ document, at, roles }]))

const find = ({ app, menu, routes, families, dossies }: CheckInput): PlacedRoles[] => [
  ...(app
    ? written(app.document, [
        [['auth', 'defaultRoles'], app.value.auth.defaultRoles],
        [['auth', 'seedUser', 'roles'], app.value.auth.seedUser?.roles],
      ])
    : []),
  ...(menu
    ? written(
        menu.document,
        menuEntries(menu.value).map(({ entry, path }) => [[...path, 'access'], entry.access]),
      )
    : []),
  ...routes.flatMap(({ document, value }) =>
    written(document, [
      [['access'], value.access],
      ...value.routes.map(({ access }, index): Lists[number] => [['routes', index, 'access'], access]),
    ]),
  ),
  ...families.flatMap(({ document, file }) =>
    written(document, [
      [['defaults', 'access'], file.defaults.access],
      ...Object.entries(file.variants).map(([number, { access }]): Lists[number] => [
        ['variants', number, 'access'],
        access,
      ]),
    ]),
  ),
  ...dossies.flatMap(({ document, value }) => written(document, [[['access'], value.access]])),
]

/** Every list that names roles: of an `access`, and of the accounts of `app.yaml`. */
export const placedRoles = oncePer(find)

/** Whether `auth.roles` has every role that is named: a misspelt one says nothing of who may see what. */
export const knowsAllRoles = (manifest: CheckInput): boolean =>
  placedRoles(manifest).every(({ roles }) =>
    roles.every((role) => manifest.app?.value.auth.roles.includes(role) ?? false),
  )
