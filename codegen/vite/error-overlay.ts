import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import { diagnosticsReport } from '../cli/report.ts'
import type { RegenerationResult } from '../watch/regenerator.ts'

/**
 * What Vite's overlay shows of an outcome: the text of the command line, and a link to the first error. `undefined` when
 * there is no error. `cwd` is what `file`s are relative to.
 */
export function buildErrorPayload(outcome: RegenerationResult, cwd: string): ErrorPayload | undefined {
  if ('error' in outcome) return createPayload({ message: readErrorMessage(outcome.error) })
  if (outcome.run.ok) return undefined
  const { diagnostics } = outcome.run
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first === undefined) return undefined
  const file = resolve(cwd, first.file)
  // No `frame`: beside one, the overlay takes every frame out of the message.
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
