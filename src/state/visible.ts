import type { Access } from '@manifest/contract/access.ts'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { CatalogueFamily, Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { leads } from '@/generated/leads.ts'
import type { Path } from '@/generated/paths.ts'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { maySee, roles } from './roles.ts'

type Guarded = { access?: Access }

export const visible = <Entry extends Guarded>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ access }) => maySee(access))

/** Computes once while the generated data and the user's roles stay the same. */
export function memoizeByRoles<Result>(compute: () => Result): () => Result {
  let memo: { names: readonly string[]; result: () => Result } | undefined
  return () => {
    const { names } = roles
    if (memo?.names !== names) memo = { names, result: memoizeGenerated(compute) }
    return memo.result()
  }
}

export const visibleCatalogue = memoizeByRoles(() => visibleFamilies(catalogue))

/** Removes variants that the user may not see, and families without any left. */
export const visibleFamilies = <Path extends string>(
  families: readonly CatalogueFamily<Path>[],
): CatalogueFamily<Path>[] =>
  families.flatMap((family) => {
    const variants = visible(family.variants)
    if (variants.length === family.variants.length) return [family]
    return variants.length === 0 ? [] : [{ ...family, variants }]
  })

type LeadOffers = { families: readonly LeadGroup<Path>[]; dossies: readonly Lead<Path>[] }

const byKind = memoizeByRoles(() => new Map<LeadKind, LeadOffers>())

/**
 * Returns the consultas and dossiês that take a value of a kind and that the user may see. Cached, because
 * tables call it for each value.
 */
export function visibleLeads(kind: LeadKind): LeadOffers {
  const cached = byKind().get(kind)
  if (cached) return cached
  const { families = [], dossies = [] } = leads[kind] ?? {}
  const groups = families.map((group) => ({ ...group, leads: visible(group.leads) }))
  const offers = { families: groups.filter((group) => group.leads.length > 0), dossies: visible(dossies) }
  byKind().set(kind, offers)
  return offers
}
