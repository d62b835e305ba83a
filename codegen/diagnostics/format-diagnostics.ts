import type { Diagnostic, SourcePosition } from './diagnostic.ts'
import { groupByCause } from './group-by-cause.ts'

/** Formats diagnostics for the terminal, the overlay and a failed build: at most 20 per cause. */
export const formatDiagnostics = (diagnostics: Diagnostic[]): string =>
  groupByCause(diagnostics)
    .map(({ diagnostic, others }) => {
      const text = formatDiagnostic(diagnostic)
      return others === 0
        ? text
        : `${text}\n\ne mais ${formatInteger(others)} da mesma causa [${diagnostic.code}]`
    })
    .join('\n\n')

/** Formats a diagnostic with position, message, code frame, related positions and hint. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, message, hint, frame, related = [] } = diagnostic
  const label = severity === 'error' ? 'erro' : 'aviso'
  const others = related.map((other) => `  ${formatPosition(other)} ${other.message}\n${other.frame}`)
  return [`${formatPosition(diagnostic)} ${label} [${code}] ${message}`, frame, ...others, `  dica: ${hint}`]
    .filter((part) => part !== undefined)
    .join('\n')
}

/** Formats a number as in Brazil: 59.980. */
export const formatInteger = (count: number) => count.toLocaleString('pt-BR', { useGrouping: 'always' })

const formatPosition = ({ file, line, column }: SourcePosition) => `${file}:${line}:${column}`
