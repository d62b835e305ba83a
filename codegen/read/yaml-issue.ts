import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'

/** What is wrong with a YAML text, at an offset of it; in Portuguese. */
export type YamlIssue = {
  code: DiagnosticCode
  offset: number
  message: string
  hint: string
  /** Another offset that it speaks of. */
  related?: { offset: number; message: string }
}
