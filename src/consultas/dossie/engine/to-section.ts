import { isAnswered } from '../../outcome.ts'
import { findingTexts } from '../../results/findings/text.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../../subject-page/section.ts'
import { createSectionIsRevealed } from '../../subject-page/section-reveal.ts'
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

/** Returns the findings of a part's answer as texts. Values that the page hides are hidden. */
export function readPartFindings(
  { part, definition, answer }: PartProgress,
  isRevealed: IsRevealed,
): string[] {
  const outcome = answer?.outcome
  return isAnswered(outcome)
    ? findingTexts(definition, outcome, createSectionIsRevealed(isRevealed, part.name))
    : []
}
