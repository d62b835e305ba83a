import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import { leads } from '@/generated/leads.ts'
import type { Path } from '@/generated/paths.ts'
import { sortFamilies } from './family-order.ts'
import { memoizeByRoles, visible } from './roles.ts'

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
  const groups = sortFamilies(families).map((group) => ({ ...group, leads: visible(group.leads) }))
  const offers = { families: groups.filter((group) => group.leads.length > 0), dossies: visible(dossies) }
  byKind().set(kind, offers)
  return offers
}
