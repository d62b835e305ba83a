import type { ErrorPayload } from 'vite'
import type { RegenerationResult } from '../../watch/regenerator.ts'
import type { ManifestErrors } from './events.ts'

/** What the banner says of a failure: how many errors there are, and the first of them with its place. */
export function summarizeErrors(outcome: RegenerationResult, { err }: ErrorPayload): ManifestErrors {
  const found = 'run' in outcome && !outcome.run.ok ? outcome.run.diagnostics : []
  const errors = found.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first === undefined) return { count: 1, first: err.message }
  const { file, line, column, message } = first
  return { count: errors.length, first: `${file}:${line}:${column} ${message}` }
}
