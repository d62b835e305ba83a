/** A command failed because of its arguments or the project. The message says why, in Portuguese. Nothing was written. */
export class CommandError extends Error {
  readonly reason: string
  readonly hint: string | undefined

  constructor(reason: string, hint?: string) {
    super(hint === undefined ? reason : `${reason}\n  dica: ${hint}`)
    this.reason = reason
    this.hint = hint
  }
}

/** The output folder cannot be read or written, or contains other files. The message says why, in Portuguese. */
export class OutputError extends Error {}
