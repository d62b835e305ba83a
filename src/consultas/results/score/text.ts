import { emptyText, formatted } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { type ScoreFacts, scoreFacts } from './facts.ts'

export const scoreText: TextOf<'score'> = (block, { answer }) => {
  const facts = scoreFacts(block, answer)
  return facts ? factLines(facts) : [block.empty ?? emptyText]
}

/** The facts of a score, a line each. */
export function factLines({ text, band, change, paying, model, months, factors }: ScoreFacts): string[] {
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
  ]
}
