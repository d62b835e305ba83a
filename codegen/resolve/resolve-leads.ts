import { isLeadKind, type LeadKind } from '../../manifest/contract/lead-kinds.ts'
import type { DossieDefinition, Lead, LeadGroup, Leads } from '../../manifest/contract/resolved.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { ModelFamily } from './model.ts'

type LeadForm = { fields: Field[]; requireOneOf?: string[] | undefined }

/** Returns the labels of the other values that a form needs. */
function listOtherNeeds({ fields, requireOneOf }: LeadForm, { name }: Field): string[] {
  const required = fields.filter((field) => field.required && field.name !== name)
  const group = fields.filter((field) => requireOneOf?.includes(field.name))
  const isOpen = group.length > 0 && !group.some((field) => field.name === name || field.required)
  const alternatives = isOpen ? [group.map(({ label }) => label).join(' ou ')] : []
  return [...required.map(({ label }) => label), ...alternatives]
}

/** Returns the leads to a form by kind. Of several fields of a kind, a required one comes first. */
function buildLeads(
  form: LeadForm,
  lead: Pick<Lead, 'id' | 'path' | 'title' | 'access'>,
): Map<LeadKind, Lead> {
  const found = new Map<LeadKind, Lead>()
  const fields = form.fields.toSorted((one, other) => Number(other.required) - Number(one.required))
  for (const field of fields) {
    if (!isLeadKind(field.kind) || found.has(field.kind)) continue
    const needs = listOtherNeeds(form, field)
    found.set(field.kind, { ...lead, field: field.name, ...(needs.length > 0 && { needs }) })
  }
  return found
}

/** Returns the leads of each kind. `acceptsLeads` is false for a `consultaId` with `leads: false`. */
export function resolveLeads(
  families: ModelFamily[],
  dossies: DossieDefinition[],
  acceptsLeads: (consultaId: string) => boolean,
): Leads {
  const leads: Leads = {}
  const ensureKind = (kind: LeadKind) => {
    const leadsOfKind = leads[kind] ?? { families: [], dossies: [] }
    leads[kind] = leadsOfKind
    return leadsOfKind
  }
  for (const { family, title, variants } of families) {
    const groups = new Map<LeadKind, LeadGroup>()
    for (const definition of variants.filter(({ id }) => acceptsLeads(id))) {
      const { id, path, title: ownTitle, access } = definition
      const own = { id, path, title: ownTitle, ...(access && { access }) }
      for (const [kind, lead] of buildLeads(definition, own)) {
        const group = groups.get(kind) ?? { family, title, leads: [] }
        group.leads.push(lead)
        groups.set(kind, group)
      }
    }
    for (const [kind, group] of groups) ensureKind(kind).families.push(group)
  }
  for (const definition of dossies) {
    const { dossie: id, path, title, access } = definition
    const own = { id, path, title, ...(access && { access }) }
    for (const [kind, lead] of buildLeads(definition, own)) ensureKind(kind).dossies.push(lead)
  }
  return leads
}
