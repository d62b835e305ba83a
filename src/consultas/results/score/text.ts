import { emptyText, formatted } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { scoreFacts } from './facts.ts'

export const scoreText: TextOf<'score'> = (block, { answer }) => {
  const facts = scoreFacts(block, answer)
  if (facts === undefined) return [block.empty ?? emptyText]
  const { text, band, change, paying, model, months, factors } = facts
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
