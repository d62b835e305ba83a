import { isAnswered } from '../outcome.ts'
import { findingTexts } from '../results/findings/text.ts'
import type { IsRevealed } from '../results/shown-text.ts'
import { createSectionIsRevealed } from '../subject-page/section-reveal.ts'
import type { PartProgress } from './engine/dossie-progress.ts'

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
