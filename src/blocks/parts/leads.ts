import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { isLeadKind, kinds, type LeadKind, otherTaxpayerKinds } from '@manifest/kinds/index.ts'
import type { Format } from '@manifest/schema/result.ts'
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

/** In characters. No document, number or address is longer. */
const maxLength = 254

/**
 * Returns the lead in an answer's value. Returns `undefined` if its format is no kind of lead, or if it is
 * empty, invalid or partly hidden by the source.
 */
export function parseLeadValue(value: unknown, format: Format | undefined): LeadValue | undefined {
  if (!isLeadKind(format) || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const text = String(value)
  if (text.length > maxLength || text.includes('*')) return undefined
  return (
    parseKind(format, text) ??
    otherTaxpayerKinds(format).reduce<LeadValue | undefined>(
      (found, kind) => found ?? parseKind(kind, text),
      undefined,
    )
  )
}

function parseKind(kind: LeadKind, text: string): LeadValue | undefined {
  const { normalise, validate } = kinds[kind]
  const value = normalise(text)
  return value === '' || validate(value) !== undefined ? undefined : { kind, value }
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
