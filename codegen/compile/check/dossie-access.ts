import { uniteAccess } from '../../../manifest/contract/access.ts'
import { formatAccess, partAccess } from '../expand/route-access.ts'
import { hasBroken } from '../read/read-manifest.ts'
import { describeExcessRoles } from './access-messages.ts'
import type { Check } from './check.ts'

/** Warns about a dossiê whose `access` admits roles that may open none of its parts. */
export const checkDossieAccess: Check = (manifest) => {
  const { dossies, families, broken } = manifest
  if (hasBroken(broken, 'consultas/')) return []
  return dossies.flatMap(({ document, value: { dossie, access, parts } }) => {
    const partsAccess = uniteAccess(parts.map((part) => partAccess(part, families)))
    const excessRoles = access && describeExcessRoles(access, partsAccess)
    if (!partsAccess || excessRoles === undefined) return []
    const message = `O dossiê "${dossie}" deixa entrar ${excessRoles}, e as suas partes são de ${formatAccess(partsAccess)}`
    return [document.report('dossie-more-open', ['access'], 'value', message)]
  })
}
