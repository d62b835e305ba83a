import { byCause } from './by-cause.ts'
import type { Diagnostic, Place } from './diagnostic.ts'

/** Diagnostics as the terminal, the overlay and a failed build show them: at most 20 of one cause. */
export const formatDiagnostics = (diagnostics: Diagnostic[]): string =>
  byCause(diagnostics)
    .map(({ diagnostic, others }) => {
      const text = formatDiagnostic(diagnostic)
      return others === 0 ? text : `${text}\n\ne mais ${inDigits(others)} da mesma causa [${diagnostic.code}]`
    })
    .join('\n\n')

/** A diagnostic in full: place, what is wrong, the code frame, the other places, the remedy. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, message, hint, frame, related = [] } = diagnostic
  const label = severity === 'error' ? 'erro' : 'aviso'
  const others = related.map((other) => `  ${placeText(other)} ${other.message}\n${other.frame}`)
  return [`${placeText(diagnostic)} ${label} [${code}] ${message}`, frame, ...others, `  dica: ${hint}`]
    .filter((part) => part !== undefined)
    .join('\n')
}

/** A number as Brazilians write it: 59.980. */
export const inDigits = (count: number) => count.toLocaleString('pt-BR', { useGrouping: 'always' })

const placeText = ({ file, line, column }: Place) => `${file}:${line}:${column}`
