import type { CatalogueFamily, DossieEntry } from '@manifest/contract/resolved.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

/** The filters of the catalogue. `group` is undefined for all groups. */
export type CatalogueFilter = { query: string; group: string | undefined }

type IndexedFamily<Path extends string> = {
  family: CatalogueFamily<Path>
  description: string
  variants: string[]
}

export const otherGroup = 'Outros'

const readGroup = ({ group }: CatalogueFamily) => group ?? otherGroup

/** Counts the variants of each group. The groups have the order of the catalogue. */
export function countByGroup(families: readonly CatalogueFamily[]): { group: string; total: number }[] {
  const totals = new Map<string, number>()
  for (const family of families) {
    const group = readGroup(family)
    totals.set(group, (totals.get(group) ?? 0) + family.variants.length)
  }
  return [...totals].map(([group, total]) => ({ group, total }))
}

/**
 * Returns a search over a catalogue. A variant matches by its own words, its family's title and its group. A
 * family without matching variants may match by its description, and then keeps all variants.
 */
export function catalogueSearch<Path extends string>(families: readonly CatalogueFamily<Path>[]) {
  const index = families.map(indexFamily)
  return ({ query, group }: CatalogueFilter): CatalogueFamily<Path>[] => {
    const matches = searchTest(query)
    return index
      .filter(({ family }) => group === undefined || readGroup(family) === group)
      .flatMap(({ family, description, variants }) => {
        const found = family.variants.filter((_, place) => matches(variants[place] ?? ''))
        if (found.length === family.variants.length) return [family]
        if (found.length > 0) return [{ ...family, variants: found }]
        return matches(description) ? [family] : []
      })
  }
}

/** Returns a search over dossiês, by their own words and the word for dossiê. */
export function dossieSearch<Path extends string>(dossies: readonly DossieEntry<Path>[]) {
  const index = dossies.map((entry) => ({
    entry,
    words: searchKey(['Dossiês', entry.title, entry.description].join(' ')),
  }))
  return (query: string): DossieEntry<Path>[] => {
    const matches = searchTest(query)
    return index.filter(({ words }) => matches(words)).map(({ entry }) => entry)
  }
}

function indexFamily<Path extends string>(family: CatalogueFamily<Path>): IndexedFamily<Path> {
  const common = [readGroup(family), family.title]
  return {
    family,
    description: searchKey([...common, family.description].join(' ')),
    variants: family.variants.map(({ title, description }) =>
      searchKey([...common, title, description].join(' ')),
    ),
  }
}
