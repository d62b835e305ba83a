import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { Path } from '@/generated/paths.ts'
import type { QueryValues } from '@/state/session.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

/** The answer that a lead comes from. */
export type LeadSource = {
  /**
   * The session's entry of the answer; absent for the answers of a batch, which the session does not cache.
   */
  entryId?: string | undefined
  consultaId: string
  /** The values of the answer's query. */
  values: QueryValues
}

type OfferedLeads = { families: readonly LeadGroup<Path>[]; dossies: readonly Lead<Path>[] }

/** Returns the consultas and dossiês that take a value, without the query that is on screen. */
export function findLeadOffers({ kind, value }: LeadValue, { consultaId, values }: LeadSource): OfferedLeads {
  const offers = visibleLeads(kind)
  // Tables call this for each cell, so only the query's own values pay for the filter.
  if (!Object.values(values).includes(value)) return offers
  const isCurrentQuery = ({ id, field }: Lead<Path>) => id === consultaId && values[field] === value
  const families = offers.families
    .map((group) => ({ ...group, leads: group.leads.filter((lead) => !isCurrentQuery(lead)) }))
    .filter((group) => group.leads.length > 0)
  return { families, dossies: offers.dossies }
}

/** Returns true if any consulta or dossiê takes the value. */
export function hasLeadOffers(lead: LeadValue, source: LeadSource): boolean {
  const { families, dossies } = findLeadOffers(lead, source)
  return families.length + dossies.length > 0
}
