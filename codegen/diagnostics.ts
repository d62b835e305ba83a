export type Severity = 'error' | 'warning'

/** Something wrong in the manifest. `line` and `column` count from 1; `file` is as messages show it. */
export type Diagnostic = {
  code: string
  severity: Severity
  message: string
  file: string
  line: number
  column: number
  /** What to do about it, in Portuguese. */
  hint?: string
  /** The offending line with a caret below the culprit. */
  frame?: string
}
