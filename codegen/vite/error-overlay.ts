import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Outcome } from '../watch/regenerator.ts'

/** What Vite's overlay shows of an outcome; `undefined` when there is no error. `cwd` is what `file`s are relative to. */
export function errorPayload(outcome: Outcome, cwd: string): ErrorPayload | undefined {
  if ('error' in outcome) return payload({ message: messageOf(outcome.error) })
  if (outcome.run.ok) return undefined
  const diagnostics = outcome.run.diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = diagnostics
  if (first === undefined) return undefined
  const { file, line, column, frame = '' } = first
  const path = resolve(cwd, file)
  return payload({
    message: overlayMessage(diagnostics),
    id: path,
    loc: { file: path, line, column },
    frame: `${frame}\n`,
  })
}

type Details = Pick<ErrorPayload['err'], 'message' | 'id' | 'loc' | 'frame'>

const payload = (details: Details): ErrorPayload => ({
  type: 'error',
  err: { ...details, stack: '', plugin: 'averigua' },
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The overlay shows the place of the first; each of the others names its own. */
function overlayMessage([first, ...others]: Diagnostic[]): string {
  const words = (diagnostic: Diagnostic | undefined) =>
    [diagnostic?.message, diagnostic?.hint && `dica: ${diagnostic.hint}`].filter(Boolean).join('\n')
  const rest = others.map((other) => `${other.file}:${other.line}:${other.column}\n${words(other)}`)
  return [words(first), ...rest].join('\n\n')
}
