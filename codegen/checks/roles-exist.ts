import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Check } from './check.ts'
import { placedRoles } from './placed-roles.ts'

/** What names a role names one of `auth.roles`. */
export const rolesExist: Check = (manifest) => {
  if (!manifest.app) return []
  const known = manifest.app.value.auth.roles
  return placedRoles(manifest).flatMap(({ document, at, roles }) =>
    roles.flatMap((role, index) => {
      if (known.includes(role)) return []
      const hint = suggestionHint(role, known) ?? 'declare o papel em auth.roles, em app.yaml'
      return [document.report('unknown-role', [...at, index], 'value', `O papel "${role}" não existe`, hint)]
    }),
  )
}
