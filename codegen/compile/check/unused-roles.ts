import type { Check } from './check.ts'
import { listRoles } from './located-roles.ts'

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
