import { listAlternatives } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition, ConsultaFamily, LeadGroup } from '@manifest/contract/resolved.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Path } from '@/generated/paths.ts'
import { createOnDemandCache, type OnDemand } from '@/lib/on-demand.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { findKnownValues, type NamedAnswer } from '@/session/known-values.ts'
import { roles } from '@/state/roles.ts'
import { readCached, type SessionEntry } from '@/state/session.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { type FormValues, validateForm } from '../form/form-values.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import type { Section, SectionGroup } from './section.ts'

type SectionsInput = {
  /** The value of the subject. */
  value: string
  /** The consultas that take the value and that the user may see. */
  groups: readonly LeadGroup<Path>[]
  families: FamiliesByName
  /** The entries of the session, the newest first. */
  items: readonly SessionEntry[]
  /** Returns true while the query of a consulta about the subject is running. */
  isQuerying: (consultaId: string) => boolean
}

type SectionAnswer = { entry: SessionEntry; outcome: Outcome; values: FormValues }

/** Builds the sections of a subject's page, by family: one for each consulta that takes its value. */
export function buildSections({ value, groups, families, items, isQuerying }: SectionsInput): SectionGroup[] {
  const founded = groups.map(({ family, title, leads }) => ({
    title,
    leads: leads.flatMap((lead) => {
      const variants = Object.values(families[family]?.variants ?? {})
      const definition = variants.find(({ id }) => id === lead.id)
      if (!definition) return []
      return [{ lead, definition, answer: findNewestAnswer(lead.id, lead.field, value, items) }]
    }),
  }))
  const answers = founded.flatMap(({ leads }) =>
    leads.flatMap(({ lead, answer }): NamedAnswer[] =>
      isAnswered(answer?.outcome) ? [{ title: lead.title, outcome: answer.outcome }] : [],
    ),
  )
  return founded.map(({ title, leads }) => ({
    title,
    sections: leads.map(({ lead, definition, answer }): Section => {
      const base = { key: lead.id, title: lead.title, definition }
      if (answer) {
        const { values, ...rest } = answer
        return { ...base, values, answer: rest, state: isQuerying(lead.id) ? 'pending' : rest.outcome.status }
      }
      const given = { [lead.field]: value }
      const known = findKnownValues(definition.fields, given, answers)
      const values = { ...given, ...Object.fromEntries(known.map((one) => [one.field.name, one.value])) }
      return {
        ...base,
        values,
        state: isQuerying(lead.id) ? 'pending' : 'not-queried',
        known: known.map(({ field, from }) => ({ label: field.label, from })),
        needs: listMissingFields(definition, values).map(({ label }) => label),
      }
    }),
  }))
}

/** Finds the newest answer of a consulta with the subject's value; a failure only if there is nothing else. */
function findNewestAnswer(
  consultaId: string,
  field: string,
  value: string,
  items: readonly SessionEntry[],
): SectionAnswer | undefined {
  let failed: SectionAnswer | undefined
  for (const entry of items) {
    if (entry.consultaId !== consultaId) continue
    const cached = readCached(entry.id)
    if (cached?.values[field] !== value) continue
    const answer = { entry, outcome: cached.outcome, values: { ...cached.values } }
    if (cached.outcome.status !== 'failed') return answer
    failed ??= answer
  }
  return failed
}

/** The families that take a kind of value, by name. */
export type FamiliesByName = Readonly<Record<string, ConsultaFamily<Path>>>

const familiesByKind = createOnDemandCache<FamiliesByName>()

/** Returns the families that take a kind of value and that the user may see. */
export const findKindFamilies = (kind: LeadKind): OnDemand<FamiliesByName> =>
  familiesByKind.get(JSON.stringify([kind, roles.names]), () => loadKindFamilies(kind))

async function loadKindFamilies(kind: LeadKind): Promise<FamiliesByName> {
  const loaded = visibleLeads(kind).families.map(
    async ({ family }) => [family, (await loadFamily(family)).default] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

// In development the definitions of a family may have been replaced.
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => familiesByKind.clear())

type QueryForm = Pick<ConsultaDefinition, 'fields' | 'requireOneOf'>

/** Returns the fields that the user must still fill in. Of alternatives it returns all. */
export function listMissingFields(form: QueryForm, values: FormValues): Field[] {
  const problems = validateForm(form, values)
  const alternatives = listAlternatives(form)
  const needsAlternative =
    alternatives.length > 0 && alternatives.every(({ name }) => values[name] === undefined)
  return form.fields.filter(
    (field) =>
      problems[field.name] !== undefined || (needsAlternative && alternatives.some((one) => one === field)),
  )
}
