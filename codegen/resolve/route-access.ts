import { type Access, intersectAccess, uniteAccess } from '../../manifest/contract/access.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { DossieFile } from '../../manifest/schema/dossie.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'

/** A list of roles as the app has it; an empty one opens to all. */
export const buildAccess = (roles: readonly string[] | undefined): Access | undefined =>
  roles === undefined || roles.length === 0 ? undefined : [[...roles]]

export const variantAccess = ({ access }: Pick<ExpandedVariant, 'access'>): Access | undefined =>
  buildAccess(access?.item)

/** Who may see a family's route, and which of its variants. */
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

/** Who may see a part's consulta. */
export function partAccess(
  { consulta, variant }: DossieFile['parts'][number],
  families: readonly ExpandedFamily[],
): Access | undefined {
  const family = families.find(({ file }) => file.consulta === consulta)
  const found = family?.variants.find(({ number }) => number === variant)
  return found && variantAccess(found)
}

/** Who may see a dossiê: whom its file lets, and who may see any of its parts. */
export const dossieAccess = (
  { access, parts }: DossieFile,
  families: readonly ExpandedFamily[],
): Access | undefined =>
  intersectAccess(buildAccess(access), uniteAccess(parts.map((part) => partAccess(part, families))))
