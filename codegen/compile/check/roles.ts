import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { Check } from './check.ts'
import { listRoles } from './located-roles.ts'

/** Checks that `auth.roles` has every role that the manifest names. */
export const checkRoles: Check = (manifest) => {
  if (!manifest.app) return []
  const declaredRoles = manifest.app.value.auth.roles
  return listRoles(manifest).flatMap(({ document, at, role }) => {
    if (declaredRoles.includes(role)) return []
    const hint = suggestionHint(role, declaredRoles) ?? 'declare o papel em auth.roles, em app.yaml'
    return [document.report('unknown-role', at, 'value', `O papel "${role}" não existe`, hint)]
  })
}
