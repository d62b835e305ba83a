import { type DiagnosticCode, type Severity, severityOf } from './diagnostic-codes.ts'

/** A mistake in the manifest. `line` and `column` count from 1; `file` is as messages show it. */
export type Diagnostic = {
  code: DiagnosticCode
  severity: Severity
  message: string
  file: string
  line: number
  column: number
  /** What to do about it, in Portuguese. */
  hint?: string
  /** The offending line with its neighbours and a caret below the culprit. */
  frame?: string
}

/** A diagnostic about a file as a whole, placed at its start. */
export function fileDiagnostic(
  code: DiagnosticCode,
  file: string,
  message: string,
  hint?: string,
): Diagnostic {
  return { code, severity: severityOf(code), message, file, line: 1, column: 1, ...(hint ? { hint } : {}) }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Diagnostics by file, line and column, without duplicates. */
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
