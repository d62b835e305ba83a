import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { maskedAnswer } from '../../results/export/masked-answer.ts'
import type { IsShown } from '../../results/reveal-state.ts'
import { sensitivePaths } from '../../results/sensitive-paths.ts'
import type { Row } from '../run/progress.ts'

function entryOf(definition: ConsultaDefinition, { line, state, outcome, ms }: Row, isShown: IsShown) {
  const entry = { lines: line.numbers, values: line.values, state }
  if (!outcome) return entry
  const asked = { ...entry, demonstration: outcome.isDemo, at: new Date(outcome.at).toISOString(), ms }
  if (outcome.status === 'failed') return { ...asked, reason: outcome.reason, message: outcome.message }
  if (outcome.status === 'not-found') return asked
  const { source, answer } = outcome
  const hidden = new Set(sensitivePaths(definition, answer).filter((path) => !isShown(path)))
  return { ...asked, source, answer: maskedAnswer(answer, hidden) }
}

/** A run with its whole answers, as the sources gave them. */
export function runJson(definition: ConsultaDefinition, rows: readonly Row[], isShown: IsShown): string {
  const entries = rows.map((row) => entryOf(definition, row, isShown))
  return `${JSON.stringify({ consulta: definition.title, entries }, null, 2)}\n`
}
