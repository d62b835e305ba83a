import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import { leads } from '@/generated/leads.ts'
import type { Path } from '@/generated/paths.ts'
import { memoizeByRoles, visible } from './visible.ts'

type LeadOffers = { families: readonly LeadGroup<Path>[]; dossies: readonly Lead<Path>[] }

const byKind = memoizeByRoles(() => new Map<LeadKind, LeadOffers>())

/** What a value of a kind leads to, of what the user may see. The same lists each time: a table asks for each value. */
export function visibleLeads(kind: LeadKind): LeadOffers {
  const cached = byKind().get(kind)
  if (cached) return cached
  const { families = [], dossies = [] } = leads[kind] ?? {}
  const groups = families.map((group) => ({ ...group, leads: visible(group.leads) }))
  const offers = { families: groups.filter((group) => group.leads.length > 0), dossies: visible(dossies) }
  byKind().set(kind, offers)
  return offers
}
