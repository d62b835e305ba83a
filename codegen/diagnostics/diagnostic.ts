import { type DiagnosticCode, diagnosticCodes, findSeverity, type Severity } from './diagnostic-codes.ts'
import type { Fix, Hint, TextRange, YamlPath } from './hint.ts'
import { noteOtherSpace } from './invisible-characters.ts'

/** A position in a file as messages show it. `line` and `column` start at 1. */
export type SourcePosition = { file: string; line: number; column: number }

/** Another position of a diagnostic, for example of a conflicting value. */
export type RelatedPosition = SourcePosition & {
  message: string
  /** The line with a caret below the column. */
  frame: string
}

/** A diagnostic as people and `--json` get it. */
export type DiagnosticReport = SourcePosition & {
  code: DiagnosticCode
  severity: Severity
  message: string
  /** How to fix it, in Portuguese. */
  hint: string
  /** The line and its neighbours, with a caret below the column. */
  frame?: string
  related?: RelatedPosition[]
}

/** A message about the manifest, with its position and the data that its texts were made of. */
export type Diagnostic = DiagnosticReport & {
  /** The entry, or the nearest one that exists; empty for a whole file. */
  path: YamlPath
  /** The key or value, or the rest of the line; empty for a whole file. */
  range: TextRange
  /** The name that the user probably meant. */
  suggestion?: string
  /** The name or path that does not exist, if other places may name it too. */
  target?: string
  fix?: Fix
}

/** The content of a diagnostic. Without `hint` it has the remedy of its code. */
type DiagnosticDetails = {
  code: DiagnosticCode
  message: string
  hint?: Hint | undefined
  frame?: string
  related?: RelatedPosition[] | undefined
  path?: YamlPath
  range?: TextRange
  fix?: Fix | undefined
}

export function diagnosticAt(position: SourcePosition, details: DiagnosticDetails): Diagnostic {
  const { code, message, hint = diagnosticCodes[code].remedy, frame, related = [] } = details
  const { path = [], range = { start: 0, end: 0 }, fix } = details
  const { text, suggestion } = typeof hint === 'string' ? { text: hint, suggestion: undefined } : hint
  return {
    code,
    severity: findSeverity(code),
    message,
    ...position,
    hint: text + noteOtherSpace(message),
    ...(frame !== undefined && { frame }),
    ...(related.length > 0 && { related }),
    path,
    range,
    ...(suggestion !== undefined && { suggestion }),
    ...(fix && { fix }),
  }
}

/** Returns a diagnostic about a whole file, at its start. */
export const fileDiagnostic = (code: DiagnosticCode, file: string, message: string, hint?: Hint) =>
  diagnosticAt({ file, line: 1, column: 1 }, { code, message, hint })

/** Removes what the command line does not print. */
export const toReport = ({ path, range, suggestion, target, fix, ...report }: Diagnostic): DiagnosticReport =>
  report

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
