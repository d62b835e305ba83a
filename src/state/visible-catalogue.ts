import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { memoizeByRoles, visible } from './visible.ts'

/** The catalogue as the user may see it. */
export const visibleCatalogue = memoizeByRoles(() => visibleFamilies(catalogue))

/** Families with the variants that the user may see; those without any are left out. */
export const visibleFamilies = <Path extends string>(
  families: readonly CatalogueFamily<Path>[],
): CatalogueFamily<Path>[] =>
  families.flatMap((family) => {
    const variants = visible(family.variants)
    if (variants.length === family.variants.length) return [family]
    return variants.length === 0 ? [] : [{ ...family, variants }]
  })
