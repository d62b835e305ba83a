import type { Row } from '../run/progress.ts'
import type { AnswerSheet, BatchTarget } from '../target.ts'
import type { RunFile } from './run-file.ts'

function entryOf({ line, state, outcome, ms }: Row, masked: AnswerSheet['masked'], withSensitive: boolean) {
  const entry = { lines: line.numbers, values: line.values, state }
  if (!outcome) return entry
  const queried = { ...entry, demonstration: outcome.isDemo, at: new Date(outcome.at).toISOString(), ms }
  if (outcome.status === 'failed') return { ...queried, reason: outcome.reason, message: outcome.message }
  if (outcome.status === 'not-found') return queried
  const { source, answer } = outcome
  return { ...queried, source, answer: masked(answer, withSensitive) }
}

/** A run with its whole answers, as the sources gave them: a line an entry. */
export function runJson(
  { title, purpose }: Pick<BatchTarget, 'title'> & { purpose?: string | undefined },
  { masked }: AnswerSheet,
  withSensitive: boolean,
): RunFile {
  return {
    start: `${JSON.stringify({ lote: title, purpose }).slice(0, -1)},"entries":[\n`,
    piece: (row, isLast) => `${JSON.stringify(entryOf(row, masked, withSensitive))}${isLast ? '' : ','}\n`,
    end: ']}\n',
  }
}
