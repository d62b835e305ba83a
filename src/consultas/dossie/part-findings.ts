import { isAnswered } from '../outcome.ts'
import { findingTexts } from '../results/findings/text.ts'
import type { IsShown } from '../results/shown-text.ts'
import type { PartProgress } from './engine/dossie-progress.ts'
import { createPartIsShown } from './part-reveal.ts'

/** Returns the findings of a part's answer as texts. Values that the page hides are hidden. */
export function readPartFindings({ part, definition, answer }: PartProgress, isShown: IsShown): string[] {
  const outcome = answer?.outcome
  return isAnswered(outcome) ? findingTexts(definition, outcome, createPartIsShown(isShown, part.name)) : []
}
