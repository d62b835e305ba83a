import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import { diagnosticsReport } from '../cli/report.ts'
import type { Outcome } from '../watch/regenerator.ts'

/**
 * What Vite's overlay shows of an outcome: the text of the command line, and a link to the first error. `undefined` when
 * there is no error. `cwd` is what `file`s are relative to.
 */
export function errorPayload(outcome: Outcome, cwd: string): ErrorPayload | undefined {
  if ('error' in outcome) return payload({ message: messageOf(outcome.error) })
  if (outcome.run.ok) return undefined
  const { diagnostics } = outcome.run
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first === undefined) return undefined
  const file = resolve(cwd, first.file)
  // No `frame`: beside one, the overlay takes every frame out of the message.
  return payload({
    message: diagnosticsReport(diagnostics).trimEnd(),
    id: file,
    loc: { file, line: first.line, column: first.column },
  })
}

type Details = Pick<ErrorPayload['err'], 'message' | 'id' | 'loc'>

const payload = (details: Details): ErrorPayload => ({
  type: 'error',
  err: { ...details, stack: '', plugin: 'averigua' },
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
