import type { Section } from '../../subject-page/section.ts'
import type { PartProgress } from './dossie-progress.ts'

const sectionsByProgress = new WeakMap<PartProgress, Section>()

/** Returns a part as a section. It is the same object until the part changes. */
export function toSection(progress: PartProgress): Section {
  const known = sectionsByProgress.get(progress)
  if (known) return known
  const { part, definition, state, values, answer, isCached, reason } = progress
  const section: Section = {
    key: part.name,
    title: part.title,
    definition,
    state,
    values,
    answer,
    isCached,
    reason: reason ?? (state === 'waiting' && part.after.length > 0 ? waitText : undefined),
    isAboutAnother: part.after.length > 0,
  }
  sectionsByProgress.set(progress, section)
  return section
}

const waitText = 'Espera a resposta de outra parte.'
