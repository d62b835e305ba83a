import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** A role's name with its position. */
type LocatedRole = { document: ManifestDocument; at: YamlPath; role: string }

/** Roles as a list, or by the values that a provider sends. */
type RoleLists = [at: YamlPath, roles: readonly string[] | Readonly<Record<string, string>> | undefined][]

const locateRoles = (document: ManifestDocument, lists: RoleLists): LocatedRole[] =>
  lists.flatMap(([at, roles = []]) =>
    Array.isArray(roles)
      ? roles.map((role, index) => ({ document, at: [...at, index], role }))
      : Object.entries(roles).map(([key, role]) => ({ document, at: [...at, key], role })),
  )

/** Returns every use of a role's name: in `access` keys, and for the accounts in app.yaml. */
const listRoles = ({ app, menu, routes, families, dossies }: ExpandedManifest): LocatedRole[] => [
  ...(app
    ? locateRoles(app.document, [
        [['auth', 'defaultRoles'], app.value.auth.defaultRoles],
        [['auth', 'seedUser', 'roles'], app.value.auth.seedUser?.roles],
        [['auth', 'oidc', 'rolesMap'], app.value.auth.oidc?.rolesMap],
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

/** Checks that `auth.roles` has every role that the manifest names. */
export const checkRoles: Check = (manifest) => {
  if (!manifest.app) return []
  const declaredRoles = manifest.app.value.auth.roles
  return listRoles(manifest).flatMap(({ document, at, role }) => {
    if (declaredRoles.includes(role)) return []
    const hint = suggestionHint(role, declaredRoles) ?? 'declare o papel em auth.roles, em app.yaml'
    const message = `O papel "${role}" não existe`
    return [{ ...document.report('unknown-role', at, 'value', message, hint), target: role }]
  })
}

/** Warns about each role of `auth.roles` without a use, unless a broken file may use it. */
export const checkUnusedRoles: Check = (manifest) => {
  const { app, broken } = manifest
  if (!app || broken.length > 0) return []
  const declared = app.value.auth.roles
  const named = new Set(listRoles(manifest).map(({ role }) => role))
  return declared.flatMap((role, index) => {
    if (named.has(role)) return []
    const message = `Nada usa o papel "${role}"`
    return [app.document.report('unused-role', ['auth', 'roles', index], 'value', message)]
  })
}
