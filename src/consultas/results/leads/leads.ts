import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Lead, LeadGroup } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Format } from '@manifest/schema/result.ts'
import type { Path } from '@/generated/paths.ts'
import type { QueryValues } from '@/state/session.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { findRule } from '../../../fields/registry.ts'

/** A value that another consulta can start from, as a form sends it. */
export type LeadValue = { kind: LeadKind; value: string }

/** The answer that values stand in. */
export type LeadSource = {
  /** Its entry in the session; absent where it is not kept there, as the answers of a batch. */
  entryId?: string | undefined
  consultaId: string
  /** What was asked. */
  values: QueryValues
}

/** No document, number or address is longer. */
const maxLength = 254

/** A column 'CPF ou CNPJ' has one format: what is not the one kind of document may be the other. */
const otherDocument: Partial<Record<LeadKind, LeadKind>> = { cpf: 'cnpj', cnpj: 'cpf' }

/**
 * What of an answer's value another consulta can start from. `undefined` where its format is no kind of lead, and where
 * it is empty, invalid, or masked by the source.
 */
export function parseLeadValue(value: unknown, format: Format | undefined): LeadValue | undefined {
  if (!isLeadKind(format) || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const text = String(value)
  if (text.length > maxLength || text.includes('*')) return undefined
  const other = otherDocument[format]
  return parseKind(format, text) ?? (other && parseKind(other, text))
}

function parseKind(kind: LeadKind, text: string): LeadValue | undefined {
  const field: Field = { kind, name: kind, label: kind, required: true }
  const rule = findRule(field)
  const value = rule.normalise(text)
  return value === '' || rule.validate(value, field) !== undefined ? undefined : { kind, value }
}

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
