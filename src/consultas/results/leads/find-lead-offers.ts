import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { LeadSource } from './lead-context.ts'
import type { LeadValue } from './lead-value.ts'

type OfferedLeads = { families: readonly LeadGroup<Path>[]; dossies: readonly Lead<Path>[] }

/** Where a value leads: the consultas by family and the dossiês that take it, without the one it was just asked with. */
export function findLeadOffers({ kind, value }: LeadValue, { consultaId, values }: LeadSource): OfferedLeads {
  const offers = visibleLeads(kind)
  // In a table this is asked for each value: the lists are gone through for the subject alone.
  if (!Object.values(values).includes(value)) return offers
  const isCurrentQuery = ({ id, field }: Lead<Path>) => id === consultaId && values[field] === value
  const families = offers.families
    .map((group) => ({ ...group, leads: group.leads.filter((lead) => !isCurrentQuery(lead)) }))
    .filter((group) => group.leads.length > 0)
  return { families, dossies: offers.dossies }
}

/** Whether a value leads anywhere. */
export function hasLeadOffers(lead: LeadValue, source: LeadSource): boolean {
  const { families, dossies } = findLeadOffers(lead, source)
  return families.length + dossies.length > 0
}
