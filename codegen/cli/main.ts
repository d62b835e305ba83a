import { shownPath } from '../diagnostics/shown-path.mjs'
import { type Folders, foldersOf } from '../output/fingerprint.mjs'
import { OutputError } from '../output/output-folder.ts'
import { runAndCompare, runAndWrite } from '../run.ts'
import type { Outcome } from '../watch/regenerator.ts'
import { watchManifest } from '../watch/watch-manifest.ts'
import { type Options, readOptions, UsageError, usage } from './options.ts'
import { checkReport, diagnosticsReport, isGood, jsonReport, writeReport } from './report.ts'

const exit = { done: 0, invalid: 1, usage: 2, crash: 70 }

/** The command line: sets the exit code. Paths are relative to the working directory. */
export async function main(args: string[]): Promise<void> {
  // A reader that has seen enough closes the pipe (`| head`): then there is nobody left to tell.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit())
  try {
    process.exitCode = await dispatch(readOptions(args))
  } catch (error) {
    process.exitCode = fail(error, args.includes('--json'))
  }
}

async function dispatch(options: Options): Promise<number> {
  const cwd = process.cwd()
  const folders = foldersOf(options, cwd)
  if (options.mode === 'help') return say(usage, exit.done)
  if (options.mode === 'watch') return watchUntilStopped(folders, cwd)
  const start = performance.now()
  const isCheck = options.mode === 'check'
  const run = await (isCheck ? runAndCompare(folders, cwd) : runAndWrite(folders, cwd))
  const ms = Math.round(performance.now() - start)
  const out = shownPath(folders.outDir, cwd)
  const code = isGood(run) ? exit.done : exit.invalid
  if (options.json) return say(jsonReport(run, out, ms), code)
  if (!run.ok) return complain(diagnosticsReport(run.diagnostics), code)
  return say(isCheck ? checkReport(run.files, out) : writeReport(run.files, out, ms), code)
}

async function watchUntilStopped(folders: Folders, cwd: string): Promise<number> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const out = shownPath(folders.outDir, cwd)
  const report = (outcome: Outcome) => {
    if ('error' in outcome) fail(outcome.error, false)
    else if (outcome.run.ok) say(writeReport(outcome.run.files, out, outcome.ms), exit.done)
    else complain(diagnosticsReport(outcome.run.diagnostics), exit.invalid)
  }
  await watchManifest(folders, cwd, report, stop.signal)
  return exit.done
}

/** Tells an expected failure from a bug of ours. */
function fail(error: unknown, isJson: boolean): number {
  const message = error instanceof Error ? error.message : String(error)
  if (isJson) say(failureJson(error, message), exit.done)
  if (error instanceof UsageError) return complain(`${message}\n\n${usage}`, exit.usage)
  if (error instanceof OutputError) return complain(`${message}\n`, exit.invalid)
  const trace = error instanceof Error ? error.stack : message
  return complain(`Defeito no codegen, e não no manifesto. Por favor, relate-o:\n${trace}\n`, exit.crash)
}

function failureJson(error: unknown, message: string): string {
  const code = error instanceof UsageError ? 'usage' : error instanceof OutputError ? 'output' : 'internal'
  const diagnostic = { code, severity: 'error', message, file: '', line: 1, column: 1 }
  return `${JSON.stringify({ ok: false, diagnostics: [diagnostic], files: [], ms: 0 }, null, 2)}\n`
}

function say(text: string, code: number): number {
  process.stdout.write(text)
  return code
}

function complain(text: string, code: number): number {
  process.stderr.write(text)
  return code
}
