import type { ErrorPayload } from 'vite'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import type { Outcome } from '../../watch/regenerator.ts'
import type { Problems } from './events.ts'

/** What the banner says of a failure. */
export function problemsOf(outcome: Outcome, { err }: ErrorPayload, cwd: string): Problems {
  const found = 'run' in outcome && !outcome.run.ok ? outcome.run.diagnostics : []
  const count = found.filter(({ severity }) => severity === 'error').length
  const [message = ''] = err.message.split('\n')
  const place = err.loc?.file && `${shownPath(err.loc.file, cwd)}:${err.loc.line}:${err.loc.column}`
  return { count: Math.max(count, 1), first: place ? `${place} ${message}` : message }
}
