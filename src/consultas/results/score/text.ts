import { absentText, formatValue } from '../../../formats/registry.ts'
import type { BlockToText } from '../block-types.ts'
import { noScoreText, type ScoreFacts, scoreFacts } from './facts.ts'

export const scoreText: BlockToText<'score'> = (block, shownAnswer) => {
  const facts = scoreFacts(block, shownAnswer)
  return facts ? factLines(facts) : [noScoreText(block, shownAnswer)]
}

/** The facts of a score, a line each. */
export function factLines({
  text,
  band,
  change,
  paying,
  model,
  months,
  factors,
  absent,
}: ScoreFacts): string[] {
  return [
    band ? `${text} (${band.label})` : text,
    ...[change && `${change.amount} ${change.since}`, paying, model && `Modelo: ${model}`].filter(
      (line) => line !== undefined,
    ),
    ...factors.map(
      ({ label, effect, weight, detail }) =>
        `${label}: ${effect}, peso ${weight}${detail === undefined ? '' : ` (${detail})`}`,
    ),
    ...months.map(({ month, points }) => `${month}: ${formatValue(points, 'number')}`),
    ...absent.map((label) => `${label}: ${absentText}`),
  ]
}
