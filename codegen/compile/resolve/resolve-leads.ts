import { sumPartCosts } from '../../../manifest/contract/credits.ts'
import type { DossieDefinition, Lead, LeadGroup, Leads } from '../../../manifest/contract/resolved.ts'
import { isLeadKind, type LeadKind } from '../../../manifest/kinds/index.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { ModelFamily } from './model.ts'

type LeadForm = { fields: Field[]; requireOneOf?: string[] | undefined }

/** Returns the labels of the fields that the user must fill in besides this field. */
function listOtherNeeds({ fields, requireOneOf }: LeadForm, { name }: Field): string[] {
  const required = fields.filter((field) => field.required && field.name !== name)
  const group = fields.filter((field) => requireOneOf?.includes(field.name))
  const needsAlternative = group.length > 0 && !group.some((field) => field.name === name || field.required)
  const alternatives = needsAlternative ? [group.map(({ label }) => label).join(' ou ')] : []
  return [...required.map(({ label }) => label), ...alternatives]
}

/** Builds one lead per kind: to the first required field, otherwise to the first field. */
function buildLeads(
  form: LeadForm,
  target: Pick<Lead, 'id' | 'path' | 'title' | 'access' | 'cost' | 'partsCost'>,
): Map<LeadKind, Lead> {
  const leadByKind = new Map<LeadKind, Lead>()
  const fields = form.fields.toSorted((one, other) => Number(!!other.required) - Number(!!one.required))
  for (const field of fields) {
    if (!isLeadKind(field.kind) || leadByKind.has(field.kind)) continue
    const needs = listOtherNeeds(form, field)
    leadByKind.set(field.kind, { ...target, field: field.name, ...(needs.length > 0 && { needs }) })
  }
  return leadByKind
}

/** Returns the leads by kind of value; `acceptsLeads` returns false for variants with `leads: false`. */
export function resolveLeads(
  families: ModelFamily[],
  dossies: DossieDefinition[],
  acceptsLeads: (consultaId: string) => boolean,
): Leads {
  const leads: Leads = {}
  const getOrCreateKind = (kind: LeadKind) => {
    const leadsOfKind = leads[kind] ?? { families: [], dossies: [] }
    leads[kind] = leadsOfKind
    return leadsOfKind
  }
  for (const { family, title, variants } of families) {
    const groups = new Map<LeadKind, LeadGroup>()
    for (const definition of variants.filter(({ id }) => acceptsLeads(id))) {
      const { id, path, title: ownTitle, cost, access } = definition
      const target = {
        id,
        path,
        title: ownTitle,
        ...(cost !== undefined && { cost }),
        ...(access && { access }),
      }
      for (const [kind, lead] of buildLeads(definition, target)) {
        const group = groups.get(kind) ?? { family, title, leads: [] }
        group.leads.push(lead)
        groups.set(kind, group)
      }
    }
    for (const [kind, group] of groups) getOrCreateKind(kind).families.push(group)
  }
  for (const definition of dossies) {
    const { dossie: id, path, title, parts, access } = definition
    const partsCost = sumPartCosts(parts)
    const target = { id, path, title, ...(partsCost && { partsCost }), ...(access && { access }) }
    for (const [kind, lead] of buildLeads(definition, target)) getOrCreateKind(kind).dossies.push(lead)
  }
  return leads
}
