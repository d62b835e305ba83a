import type { Check } from './check.ts'
import { areRolesDeclared, listRoles } from './located-roles.ts'

/**
 * A warning for each role of `auth.roles` that nothing names. Silent while a file is broken, or something names a role
 * that is not there, which may be the misspelt name of an unused one.
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
