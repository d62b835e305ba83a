import type { AnswerSheet, BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RunFile } from './run-file.ts'

function createRowEntry(
  { line, state, outcome, ms }: BatchRow,
  { hideSensitive, missing }: Pick<AnswerSheet, 'hideSensitive'> & Pick<BatchTarget, 'missing'>,
  withSensitive: boolean,
) {
  const entry = { lines: line.numbers, values: line.values, state }
  if (!outcome) return entry
  const queried = { ...entry, demonstration: outcome.isDemo, at: new Date(outcome.at).toISOString(), ms }
  if (outcome.status === 'failed') return { ...queried, reason: outcome.reason, message: outcome.message }
  if (outcome.status === 'not-found') return queried
  const { source, answer } = outcome
  const labels = missing(outcome)
  return {
    ...queried,
    source,
    ...(labels.length === 0 ? {} : { missing: labels }),
    answer: hideSensitive(answer, withSensitive),
  }
}

/** A run with its whole answers, as the sources gave them: a line an entry. */
export function runJson(
  { title, missing, purpose }: Pick<BatchTarget, 'title' | 'missing'> & { purpose?: string | undefined },
  { hideSensitive }: AnswerSheet,
  withSensitive: boolean,
): RunFile {
  return {
    start: `${JSON.stringify({ lote: title, purpose }).slice(0, -1)},"entries":[\n`,
    piece: (row, isLast) =>
      `${JSON.stringify(createRowEntry(row, { hideSensitive, missing }, withSensitive))}${isLast ? '' : ','}\n`,
    end: ']}\n',
  }
}
