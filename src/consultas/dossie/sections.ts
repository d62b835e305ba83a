import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectValue, type LeadValue } from '@manifest/contract/subject-field.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { emptyText, formatValue } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { kindTitles } from '@/session/session-texts.ts'
import type { FormValues } from '../form/form-values.ts'
import { isAnswered } from '../outcome.ts'
import { readSubjectName } from '../query/session-entry.ts'
import { findStatus } from '../subject-page/head-facts.ts'
import type { HeadFacts } from '../subject-page/repeats/answer-facts.ts'
import type { Section } from '../subject-page/section.ts'
import type { PartProgress } from './engine/dossie-progress.ts'

/** The subject of a dossiê, for its head. */
export type DossieSubject = {
  /** Absent if no field of its form takes a document or another value that consultas share. */
  value?: LeadValue | undefined
  /** The name that an answer gave. */
  name?: string | undefined
}

/** Returns the subject of a dossiê, with the name that its answers give. */
export function findDossieSubject(
  dossie: Pick<DossieDefinition, 'fields'>,
  values: FormValues,
  sections: readonly Section[],
): DossieSubject {
  const value = findSubjectValue(dossie.fields, values)
  const own = sections.filter(({ isAboutAnother }) => !isAboutAnother)
  const names = own.map(({ definition, answer }) =>
    value && answer ? readSubjectName(definition, value, answer.outcome) : undefined,
  )
  return { value, name: names.find((name) => name !== undefined) ?? findSummaryText(own) }
}

/** Returns the first text that an answer's summary has. A sensitive summary is left out. */
function findSummaryText(sections: readonly Section[]): string | undefined {
  for (const { definition, answer } of sections) {
    const { summary } = definition
    if (!isAnswered(answer?.outcome) || !summary || summary.sensitive) continue
    const text = formatValue(readItem(answer.outcome.answer, summary), summary.format)
    if (text !== emptyText) return text
  }
  return undefined
}

/** Returns the facts in the head of a dossiê, so that its sections need not repeat them. */
export const readHeadFacts = ({ name, value }: DossieSubject, sections: readonly Section[]): HeadFacts => ({
  name,
  status: findStatus(sections)?.text,
  facts: value ? [{ label: kindTitles[value.kind], text: formatByKind(value.kind, value.value) }] : [],
})

const sectionsByProgress = new WeakMap<PartProgress, Section>()

/** Returns a part as a section. It is the same object until the part changes. */
export function toSection(progress: PartProgress): Section {
  const known = sectionsByProgress.get(progress)
  if (known) return known
  const { part, definition, state, values, answer, reason } = progress
  const section: Section = {
    key: part.name,
    title: part.title,
    definition,
    state,
    values,
    answer,
    reason: reason ?? (state === 'waiting' && part.after.length > 0 ? waitText : undefined),
    isAboutAnother: part.after.length > 0,
  }
  sectionsByProgress.set(progress, section)
  return section
}

const waitText = 'Espera a resposta de outra parte.'
