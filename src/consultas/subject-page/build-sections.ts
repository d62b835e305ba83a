import type { LeadGroup } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { findKnownValues, type NamedAnswer } from '@/session/known-values.ts'
import { readCached, type SessionEntry } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import type { FamiliesByName } from './families.ts'
import { listMissingFields } from './missing-fields.ts'
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
