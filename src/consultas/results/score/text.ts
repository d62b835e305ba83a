import { absentText, formatted } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { noScoreText, type ScoreFacts, scoreFacts } from './facts.ts'

export const scoreText: TextOf<'score'> = (block, view) => {
  const facts = scoreFacts(block, view)
  return facts ? factLines(facts) : [noScoreText(block, view)]
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
    ...months.map(({ month, points }) => `${month}: ${formatted(points, 'number')}`),
    ...absent.map((label) => `${label}: ${absentText}`),
  ]
}
