import { type DiagnosticCode, diagnosticCodes, findSeverity, type Severity } from './diagnostic-codes.ts'

/** A position in a file as messages show it. `line` and `column` start at 1. */
export type SourcePosition = { file: string; line: number; column: number }

/** Another position of a diagnostic, for example of a conflicting value. */
export type RelatedPosition = SourcePosition & {
  message: string
  /** The line with a caret below the column. */
  frame: string
}

/** A message about the manifest with its position. */
export type Diagnostic = SourcePosition & {
  code: DiagnosticCode
  severity: Severity
  message: string
  /** The fix, in Portuguese. */
  hint: string
  /** The line and its neighbours, with a caret below the column. */
  frame?: string
  related?: RelatedPosition[]
}

/** The content of a diagnostic. Without `hint` it has the remedy of its code. */
type DiagnosticDetails = {
  code: DiagnosticCode
  message: string
  hint?: string | undefined
  frame?: string
  related?: RelatedPosition[]
}

export function diagnosticAt({ file, line, column }: SourcePosition, words: DiagnosticDetails): Diagnostic {
  const { code, message, hint = diagnosticCodes[code].remedy, frame, related = [] } = words
  return {
    code,
    severity: findSeverity(code),
    message,
    file,
    line,
    column,
    hint,
    ...(frame === undefined ? {} : { frame }),
    ...(related.length === 0 ? {} : { related }),
  }
}

/** Returns a diagnostic about a whole file, at its start. */
export const fileDiagnostic = (code: DiagnosticCode, file: string, message: string, hint?: string) =>
  diagnosticAt({ file, line: 1, column: 1 }, { code, message, hint })

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts diagnostics by file, line and column, and removes duplicates. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const identity = ({ file, line, column, code, message }: Diagnostic) =>
    JSON.stringify([file, line, column, code, message])
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]))
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  )
}
