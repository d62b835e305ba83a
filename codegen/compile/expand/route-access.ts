import { type Access, intersectAccess, uniteAccess } from '../../../manifest/contract/access.ts'
import type { RouteData } from '../../../manifest/contract/resolved.ts'
import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'

/** Returns a list of roles as the app has it. An empty list is open to every user. */
export const buildAccess = (roles: readonly string[] | undefined): Access | undefined =>
  roles === undefined || roles.length === 0 ? undefined : [[...roles]]

export const variantAccess = ({ access }: Pick<ExpandedVariant, 'access'>): Access | undefined =>
  buildAccess(access?.item)

/** Returns the access of a family's route, and of its restricted variants by number. */
export function familyAccess(
  variants: readonly ExpandedVariant[],
): Pick<RouteData, 'access' | 'variantAccess'> {
  const byNumber = variants.map((variant) => [variant.number, variantAccess(variant)] as const)
  const restricted = byNumber.filter(([, access]) => access)
  const access = uniteAccess(byNumber.map(([, one]) => one))
  return {
    ...(access && { access }),
    ...(restricted.length > 0 && { variantAccess: Object.fromEntries(restricted) as Record<number, Access> }),
  }
}

/** Returns the access of the consulta that a part names. */
export function partAccess(
  { consulta, variant }: DossieFile['parts'][number],
  families: readonly ExpandedFamily[],
): Access | undefined {
  const family = families.find(({ file }) => file.consulta === consulta)
  const found = family?.variants.find(({ number }) => number === variant)
  return found && variantAccess(found)
}

/** Returns the access of a dossiê: users pass its own `access` and may open at least one of its parts. */
export const dossieAccess = (
  { access, parts }: DossieFile,
  families: readonly ExpandedFamily[],
): Access | undefined =>
  intersectAccess(buildAccess(access), uniteAccess(parts.map((part) => partAccess(part, families))))

/** Returns an access as messages name it: `gestor`, `analista ou gestor`, `gestor e (analista ou auditor)`. */
export const formatAccess = (access: Access): string =>
  access
    .map((roles) => (access.length > 1 && roles.length > 1 ? `(${roles.join(' ou ')})` : roles.join(' ou ')))
    .join(' e ')
