import { isAnswered } from '../../outcome.ts'
import { readAlertState } from '../../results/alert/alert-state.ts'
import { type FindingText, readFindings } from '../../results/findings/read-findings.ts'
import { createShownAnswer, type IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'
import { createSectionIsRevealed } from '../section-reveal.ts'

/**
 * Returns the findings of a section's answer, in the manifest's order.
 *
 * @param isRevealed The test of the whole page.
 */
export function readSectionFindings(
  { key, definition, answer }: Pick<Section, 'key' | 'definition' | 'answer'>,
  isRevealed: IsRevealed,
): FindingText[] {
  const outcome = answer?.outcome
  return isAnswered(outcome)
    ? readFindings(definition, outcome, createSectionIsRevealed(isRevealed, key))
    : []
}

/** Leaves out findings that a raised alert of the same answer says too: an alert shown when the value is true. */
export function removeAlertedFindings(
  { definition, answer }: Pick<Section, 'definition' | 'answer'>,
  findings: readonly FindingText[],
): FindingText[] {
  const outcome = answer?.outcome
  if (!isAnswered(outcome)) return [...findings]
  const shown = createShownAnswer(outcome, () => true)
  const alertedPaths = definition.result.flatMap((block) =>
    block.block === 'alert' && readAlertState(block, shown) === 'raised' ? [block.when, block.value] : [],
  )
  return findings.filter(({ path }) => !alertedPaths.includes(path))
}
