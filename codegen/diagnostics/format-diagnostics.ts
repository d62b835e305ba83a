import type { Diagnostic, SourcePosition } from './diagnostic.ts'
import { mergeTargets } from './merge-targets.ts'

const maxShown = 20

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

/** A shown diagnostic, and the number of hidden ones with the same cause. */
type CountedDiagnostic = { diagnostic: Diagnostic; others: number }

/**
 * Returns the diagnostics to show, in their order: at most 20 per cause. The cause is the same if file and
 * code are equal, or code and message.
 */
export function groupByCause(diagnostics: Diagnostic[]): CountedDiagnostic[] {
  const all = mergeTargets(diagnostics).map((diagnostic) => ({ diagnostic, others: 0 }))
  const inFiles = limitPerKey(all, ({ code, file }) => JSON.stringify([code, file]))
  return limitPerKey(inFiles, ({ code, message }) => JSON.stringify([code, message]))
}

/** Keeps at most 20 per key. The last one counts the others. */
function limitPerKey(
  shown: CountedDiagnostic[],
  buildKey: (diagnostic: Diagnostic) => string,
): CountedDiagnostic[] {
  const groups = new Map<string, CountedDiagnostic[]>()
  for (const { diagnostic, others } of shown) {
    const key = buildKey(diagnostic)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    const last = group.at(-1)
    if (last && group.length === maxShown) last.others += others + 1
    else group.push({ diagnostic, others })
  }
  const shownEntries = new Map([...groups.values()].flat().map((entry) => [entry.diagnostic, entry]))
  return shown.flatMap(({ diagnostic }) => shownEntries.get(diagnostic) ?? [])
}
