import type { Check } from './check.ts'
import { areRolesDeclared, listRoles } from './located-roles.ts'

/**
 * Warns about each role of `auth.roles` without a use. Reports nothing if a file is broken or a role is
 * unknown, because that may be the misspelt name of an unused role.
 */
export const checkUnusedRoles: Check = (manifest) => {
  const { app, broken } = manifest
  if (!app || broken.size > 0 || !areRolesDeclared(manifest)) return []
  const declared = app.value.auth.roles
  const named = new Set(listRoles(manifest).flatMap(({ roles }) => roles))
  return declared.flatMap((role, index) => {
    if (named.has(role)) return []
    const message = `Nada usa o papel "${role}"`
    return [app.document.report('unused-role', ['auth', 'roles', index], 'value', message)]
  })
}
