import { isAnswered } from '../../outcome.ts'
import { readAlertState } from '../../results/alert/text.ts'
import type { FindingText } from '../../results/findings/read-findings.ts'
import { createShownAnswer } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'

/**
 * Removes the findings that a raised alert of the same answer repeats: an alert with the same value in `when` or
 * `value`.
 */
export function removeAlertedFindings<Finding extends FindingText>(
  { definition, answer }: Pick<Section, 'definition' | 'answer'>,
  findings: readonly Finding[],
): readonly Finding[] {
  const outcome = answer?.outcome
  if (!isAnswered(outcome)) return findings
  const shown = createShownAnswer(outcome, () => true)
  const alertedPaths = definition.result.flatMap((block) =>
    block.block === 'alert' && readAlertState(block, shown) === 'raised' ? [block.when, block.value] : [],
  )
  return findings.filter(({ path }) => !alertedPaths.includes(path))
}
