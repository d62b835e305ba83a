import { isAnswered } from '../outcome.ts'
import { findingTexts } from '../results/findings/text.ts'
import type { IsShown } from '../results/shown-text.ts'
import type { PartProgress } from './engine/dossie-progress.ts'
import { shownInPart } from './part-reveal.ts'

/** What of a part's answer matters first, as texts; none where it found nothing. What the page hides is masked. */
export function partFindings({ part, definition, answer }: PartProgress, isShown: IsShown): string[] {
  const outcome = answer?.outcome
  return isAnswered(outcome) ? findingTexts(definition, outcome, shownInPart(isShown, part.name)) : []
}
