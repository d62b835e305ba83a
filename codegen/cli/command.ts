import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Folders } from '../output/fingerprint.mjs'
import type { Options } from './options.mjs'

export const exit = { done: 0, invalid: 1, usage: 2, crash: 70 }

/**
 * What the command line runs in: the folder that paths are relative to, and its two output streams. `columns` is the
 * width of the terminal, where the output goes to one.
 */
export type CommandEnvironment = {
  cwd: string
  columns?: number
  print(text: string): void
  printError(text: string): void
}

/** A command such as `explain`; resolves to the exit code. Expected failures are the errors below, or a `UsageError`. */
export type Command = (options: Options, folders: Folders, environment: CommandEnvironment) => Promise<number>

/** A command needs a valid manifest, and this one has errors: they are printed as a run prints them. */
export class InvalidManifest extends Error {
  readonly diagnostics: Diagnostic[]
  constructor(diagnostics: Diagnostic[]) {
    super('O manifesto tem erros')
    this.diagnostics = diagnostics
  }
}

/** The one document of `--json`. */
export const jsonDocument = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`
