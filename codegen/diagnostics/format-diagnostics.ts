import type { Diagnostic, SourcePosition } from './diagnostic.ts'
import { groupByCause } from './group-by-cause.ts'

/** Diagnostics as the terminal, the overlay and a failed build show them: at most 20 of one cause. */
export const formatDiagnostics = (diagnostics: Diagnostic[]): string =>
  groupByCause(diagnostics)
    .map(({ diagnostic, others }) => {
      const text = formatDiagnostic(diagnostic)
      return others === 0
        ? text
        : `${text}\n\ne mais ${formatInteger(others)} da mesma causa [${diagnostic.code}]`
    })
    .join('\n\n')

/** A diagnostic in full: place, what is wrong, the code frame, the other places, the remedy. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, message, hint, frame, related = [] } = diagnostic
  const label = severity === 'error' ? 'erro' : 'aviso'
  const others = related.map((other) => `  ${formatPosition(other)} ${other.message}\n${other.frame}`)
  return [`${formatPosition(diagnostic)} ${label} [${code}] ${message}`, frame, ...others, `  dica: ${hint}`]
    .filter((part) => part !== undefined)
    .join('\n')
}

/** A number as Brazilians write it: 59.980. */
export const formatInteger = (count: number) => count.toLocaleString('pt-BR', { useGrouping: 'always' })

const formatPosition = ({ file, line, column }: SourcePosition) => `${file}:${line}:${column}`
