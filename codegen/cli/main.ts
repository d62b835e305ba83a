import { existsSync } from 'node:fs'
import type { RegenerationResult } from '../dev/watch/regenerator.ts'
import { watchManifest } from '../dev/watch/watch-manifest.ts'
import { type Diagnostic, toReport } from '../diagnostics/diagnostic.ts'
import { CommandError, OutputError } from '../diagnostics/errors.ts'
import { shownPath } from '../diagnostics/shown-path.mjs'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { type Folders, resolveFolders } from '../folders.mjs'
import { checkReport, diagnosticsReport, isSuccessful, jsonReport, writeReport } from '../report.ts'
import { runAndCompare, runAndWrite } from '../run.ts'
import { formatAnnotations, formatFileAnnotations, isGitHubActions } from './annotations.ts'
import { type Command, type CommandEnvironment, exit, InvalidManifest, jsonDocument } from './command.ts'
import { type CommandName, type Options, readOptions, UsageError, usage } from './options.mjs'

/** Each command is loaded on demand. */
const commands: Record<CommandName, () => Promise<Command>> = {
  explain: async () => (await import('./explain.ts')).explain,
  add: async () => (await import('./add.ts')).add,
  diff: async () => (await import('./diff.ts')).diff,
  rename: async () => (await import('./rename.ts')).rename,
  verify: async () => (await import('./verify.ts')).verify,
  'new-product': async () => (await import('./new-product.ts')).newProduct,
}

const isCommandName = (mode: string): mode is CommandName => Object.hasOwn(commands, mode)

/**
 * Runs the command line and returns the exit code. A watch returns when the process gets SIGINT or SIGTERM.
 */
export async function main(args: string[], environment: CommandEnvironment): Promise<number> {
  try {
    return await dispatch(readOptions(args), environment)
  } catch (error) {
    if (args.includes('--json')) {
      environment.print(failureJson(error))
      if (error instanceof InvalidManifest) return exit.invalid
    }
    return printFailure(error, environment)
  }
}

async function dispatch(options: Options, environment: CommandEnvironment): Promise<number> {
  const { cwd, print } = environment
  const folders = resolveFolders(options, cwd)
  if (options.pages !== undefined && !existsSync(folders.pagesDir))
    throw new UsageError(`--pages: a pasta ${options.pages} não existe`)
  const out = shownPath(folders.outDir, cwd)
  if (options.mode === 'watch') return watchUntilStopped(folders, out, environment)
  if (options.mode === 'help') {
    print(usage)
    return exit.done
  }
  if (isCommandName(options.mode)) {
    const command = await commands[options.mode]()
    return command(options, folders, environment)
  }
  const start = performance.now()
  const isCheck = options.mode === 'check'
  const run = await (isCheck ? runAndCompare(folders, cwd) : runAndWrite(folders, cwd))
  const ms = Math.round(performance.now() - start)
  const { against } = options.values
  const compared = against === undefined || !run.ok ? undefined : await compare(against, folders, cwd)
  const isDone = isSuccessful(run, isCheck) && (compared?.isCompatible ?? true)
  if (options.json) print(jsonReport(run, isCheck, out, ms, compared))
  else {
    printDiagnostics(run.diagnostics, isCheck, environment)
    if (isGitHubActions()) print(formatAnnotations(run.diagnostics))
    if (isGitHubActions() && isCheck && run.ok) print(formatFileAnnotations(run.files, out))
    if (run.ok) print(isCheck ? checkReport(run.files, out) : writeReport(run.files, out, ms))
    if (compared) print(compared.report)
  }
  return isDone ? exit.done : exit.invalid
}

async function compare(against: string, folders: Folders, cwd: string) {
  const { compareWithRevision } = await import('./diff.ts')
  return compareWithRevision(against, folders, cwd)
}

async function watchUntilStopped(
  folders: Folders,
  out: string,
  environment: CommandEnvironment,
): Promise<number> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const report = (outcome: RegenerationResult) => {
    if ('error' in outcome) {
      printFailure(outcome.error, environment)
      return
    }
    const { run, ms } = outcome
    printDiagnostics(run.diagnostics, false, environment)
    if (run.ok) environment.print(writeReport(run.files, out, ms))
  }
  await watchManifest(folders, environment.cwd, report, stop.signal)
  return exit.done
}

function printDiagnostics(diagnostics: Diagnostic[], isCheck: boolean, { printError }: CommandEnvironment) {
  if (diagnostics.length > 0) printError(diagnosticsReport(diagnostics, isCheck))
}

const readMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Prints an expected failure, or a bug of codegen with its stack. Returns the exit code. */
function printFailure(error: unknown, environment: CommandEnvironment): number {
  const { printError } = environment
  const message = readMessage(error)
  if (error instanceof InvalidManifest) {
    printDiagnostics(error.diagnostics, false, environment)
    return exit.invalid
  }
  if (error instanceof UsageError) {
    printError(
      `${message}\n${formatUnknownWord(error)}Todos os comandos e opções: npm run codegen -- --help\n`,
    )
    return exit.usage
  }
  if (error instanceof OutputError || error instanceof CommandError) {
    printError(`${message}\n`)
    return exit.invalid
  }
  const stack = error instanceof Error ? error.stack : message
  printError(`Defeito no codegen, e não no manifesto. Por favor, relate-o:\n${stack}\n`)
  return exit.crash
}

/** Returns a line with what the user probably meant, or with all known words; an empty text without either. */
function formatUnknownWord({ unknown }: UsageError): string {
  const hint = unknown && suggestionHint(unknown.word, unknown.known)
  return hint ? `  dica: ${hint.text}\n` : ''
}

function failureJson(error: unknown): string {
  if (error instanceof InvalidManifest)
    return jsonDocument({ ok: false, diagnostics: error.diagnostics.map(toReport), files: [], ms: 0 })
  const diagnostic = {
    code: failureCode(error),
    severity: 'error',
    message: readMessage(error),
    file: '',
    line: 1,
    column: 1,
  }
  return jsonDocument({ ok: false, diagnostics: [diagnostic], files: [], ms: 0 })
}

function failureCode(error: unknown): string {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof OutputError) return 'output'
  return error instanceof CommandError ? 'command' : 'internal'
}
