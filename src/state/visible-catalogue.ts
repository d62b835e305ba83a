import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { sortFamilies } from './family-order.ts'
import { memoizeByRoles, visible } from './roles.ts'

export const visibleCatalogue = memoizeByRoles(() => visibleFamilies(sortFamilies(catalogue)))

/** Removes variants that the user may not see, and families without any left. */
export const visibleFamilies = <Path extends string>(
  families: readonly CatalogueFamily<Path>[],
): CatalogueFamily<Path>[] =>
  families.flatMap((family) => {
    const variants = visible(family.variants)
    if (variants.length === family.variants.length) return [family]
    return variants.length === 0 ? [] : [{ ...family, variants }]
  })
