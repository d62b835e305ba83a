import type { CatalogueFamily } from '@manifest/contract/resolved.ts'

export const isLarge = ({ variants }: CatalogueFamily) => variants.length > 1

/** Returns groups of families in their order: a large family alone, and neighbours with one variant together. */
export function groupSingles<Path extends string>(
  families: readonly CatalogueFamily<Path>[],
): CatalogueFamily<Path>[][] {
  const groups: CatalogueFamily<Path>[][] = []
  for (const family of families) {
    const last = groups.at(-1)
    const isSameRow = last?.[0] && !isLarge(last[0]) && !isLarge(family)
    if (isSameRow) last.push(family)
    else groups.push([family])
  }
  return groups
}
