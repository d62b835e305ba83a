import type { DiagnosticCode } from './diagnostic-codes.ts'

/** Something wrong in the manifest. `line` and `column` count from 1; `file` is as messages show it. */
export type Diagnostic = {
  code: DiagnosticCode
  severity: 'error' | 'warning'
  message: string
  file: string
  line: number
  column: number
  /** What to do about it, in Portuguese. */
  hint?: string
  /** The offending line with its neighbours and a caret below the culprit. */
  frame?: string
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Diagnostics by file, line and column, each said once. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const identity = ({ file, line, column, code, message }: Diagnostic) =>
    JSON.stringify([file, line, column, code, message])
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]))
  return [...unique.values()].sort(
    (a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.code, b.code),
  )
}

/** A diagnostic as the terminal shows it. */
export function formatDiagnostic({
  severity,
  code,
  message,
  file,
  line,
  column,
  hint,
  frame,
}: Diagnostic): string {
  const label = severity === 'error' ? 'erro' : 'aviso'
  const head = `${file}:${line}:${column} ${label} [${code}] ${message}`
  return [head, frame, hint && `  dica: ${hint}`].filter(Boolean).join('\n')
}
