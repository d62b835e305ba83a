import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import { diagnosticsReport } from '../../report.ts'
import type { RegenerationResult } from '../watch/regenerator.ts'
import type { ManifestErrors } from './events.ts'

/**
 * Returns the content of Vite's overlay: the report of the command line, and a link to the first error.
 * Returns `undefined` without errors. Paths are relative to `cwd`.
 */
export function buildErrorPayload(outcome: RegenerationResult, cwd: string): ErrorPayload | undefined {
  if ('error' in outcome) return createPayload({ message: readErrorMessage(outcome.error) })
  if (outcome.run.ok) return undefined
  const { diagnostics } = outcome.run
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first === undefined) return undefined
  const file = resolve(cwd, first.file)
  // No `frame`: with one, the overlay removes the frames from the message.
  return createPayload({
    message: diagnosticsReport(diagnostics).trimEnd(),
    id: file,
    loc: { file, line: first.line, column: first.column },
  })
}

type PayloadDetails = Pick<ErrorPayload['err'], 'message' | 'id' | 'loc'>

const createPayload = (details: PayloadDetails): ErrorPayload => ({
  type: 'error',
  err: { ...details, stack: '', plugin: 'averigua' },
})

const readErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the banner's text: the number of errors and the first error with its position. */
export function summarizeErrors(outcome: RegenerationResult, { err }: ErrorPayload): ManifestErrors {
  const found = 'run' in outcome && !outcome.run.ok ? outcome.run.diagnostics : []
  const errors = found.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first === undefined) return { count: 1, first: err.message }
  const { file, line, column, message } = first
  return { count: errors.length, first: `${file}:${line}:${column} ${message}` }
}
