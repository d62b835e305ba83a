import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type IsShown, maskedAnswer } from '../../results/export/index.ts'
import type { Row } from '../run/progress.ts'

function entryOf(definition: ConsultaDefinition, { line, state, outcome, ms }: Row, isShown: IsShown) {
  const entry = { lines: line.numbers, values: line.values, state }
  if (!outcome) return entry
  const queried = { ...entry, demonstration: outcome.isDemo, at: new Date(outcome.at).toISOString(), ms }
  if (outcome.status === 'failed') return { ...queried, reason: outcome.reason, message: outcome.message }
  if (outcome.status === 'not-found') return queried
  const { source, answer } = outcome
  return { ...queried, source, answer: maskedAnswer(definition, answer, isShown) }
}

/** A run with its whole answers, as the sources gave them. */
export function runJson(definition: ConsultaDefinition, rows: readonly Row[], isShown: IsShown): string {
  const entries = rows.map((row) => entryOf(definition, row, isShown))
  return `${JSON.stringify({ consulta: definition.title, entries }, null, 2)}\n`
}
