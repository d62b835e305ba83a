import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Folders } from '../folders.mjs'
import { buildModel, type ValidModel } from '../generate.ts'
import type { Options } from './options.mjs'

export const exit = { done: 0, invalid: 1, usage: 2, crash: 70 }

/**
 * The folder that paths are relative to, and the output streams. `columns` is the width of the terminal, if
 * there is one. `ask` asks the user there.
 */
export type CommandEnvironment = {
  cwd: string
  columns?: number
  ask?(question: string): Promise<string>
  print(text: string): void
  printError(text: string): void
}

/**
 * A command such as `explain`; it returns the exit code. It reports expected failures by the errors below, or
 * by a `UsageError`.
 */
export type Command = (options: Options, folders: Folders, environment: CommandEnvironment) => Promise<number>

/** The command needs a valid manifest, and the manifest has these errors. */
export class InvalidManifest extends Error {
  readonly diagnostics: Diagnostic[]
  constructor(diagnostics: Diagnostic[]) {
    super('O manifesto tem erros')
    this.diagnostics = diagnostics
  }
}

/** Returns the document that `--json` prints. */
export const jsonDocument = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`

/**
 * Reads the manifest from the disk.
 * @throws InvalidManifest
 */
export function readModel(folders: Folders, cwd: string): ValidModel {
  const built = buildModel({ ...folders, cwd })
  if (!built.ok) throw new InvalidManifest(built.diagnostics)
  return built
}
