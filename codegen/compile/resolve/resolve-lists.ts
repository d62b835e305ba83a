import { sumPartCosts } from '../../../manifest/contract/credits.ts'
import type { CatalogueFamily, DossieDefinition, DossieEntry } from '../../../manifest/contract/resolved.ts'
import { omitUndefined } from '../expand/strip-undefined.ts'
import { listSearchWords } from './list-search-words.ts'
import type { ModelFamily } from './model.ts'

/** Returns families and variants as lists show them, without their definitions. */
export const resolveCatalogue = (families: readonly ModelFamily[]): CatalogueFamily[] =>
  families.map(({ family, title, description, icon, group, variants }) =>
    omitUndefined({
      family,
      title,
      description,
      icon,
      group,
      variants: variants.map(({ id, variant, path, title, name, description, cost, batch, access }) =>
        omitUndefined({ id, variant, path, title, name, description, cost, batch: batch?.path, access }),
      ),
    }),
  ) as CatalogueFamily[]

/** Returns the dossiês as lists show them. */
export const resolveDossieList = (dossies: readonly DossieDefinition[]): DossieEntry[] =>
  dossies.map(({ dossie, title, description, icon, path, parts, batch, access }) =>
    omitUndefined({
      dossie,
      title,
      description,
      icon,
      path,
      parts: parts.length,
      partsCost: sumPartCosts(parts),
      batch: batch?.path,
      access,
    }),
  ) as DossieEntry[]

/**
 * Returns the words that the search finds in each consulta. Keys are the ids of consultas. If an earlier variant of the family has the same words, the variant has that
 * variant's id instead.
 */
export function resolveSearchWords(families: readonly ModelFamily[]): Record<string, string[] | string> {
  const entries = families.flatMap(({ variants }) => {
    const firstIds = new Map<string, string>()
    return variants.map((definition): [id: string, words: string[] | string] => {
      const words = listSearchWords(definition)
      const text = words.join('\n')
      const first = words.length > 0 ? firstIds.get(text) : undefined
      if (first === undefined) firstIds.set(text, definition.id)
      return [definition.id, first ?? words]
    })
  })
  return Object.fromEntries(entries)
}
