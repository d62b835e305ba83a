// @ts-check
// `npm run codegen`: ends before it loads codegen if nothing changed, else starts main.ts.
import { shownPath } from '../diagnostics/shown-path.mjs'
import { resolveFolders } from '../folders.mjs'
import { unchangedRun } from '../output/fingerprint.mjs'
import { readOptions, UsageError } from './options.mjs'

const args = process.argv.slice(2)
exitOnError(process.stdout)

const options = parseOptions(args)
const report = reportUnchanged(options)
if (report === undefined) {
  exitOnError(process.stderr)
  const { loadCodegen } = await import('../load/load-codegen.mjs')
  // `--check` uses nothing that an earlier run stored.
  const { main } = await loadCodegen({ useCache: options?.mode !== 'check' })
  process.exitCode = await main(args, {
    cwd: process.cwd(),
    ...(process.stdout.isTTY && { columns: process.stdout.columns }),
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
} else process.stdout.write(report)

/**
 * Asks at the terminal. Ctrl+C and Ctrl+D end the command, which has written nothing yet.
 * @param {string} question
 */
async function ask(question) {
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const stop = () => process.exit(130)
  terminal.once('close', stop)
  const answer = await terminal.question(question)
  terminal.off('close', stop)
  terminal.close()
  return answer.trim()
}

/**
 * The reader of a pipe may close it early (`| head`).
 * @param {NodeJS.WriteStream} stream
 */
function exitOnError(stream) {
  stream.on('error', () => process.exit())
}

/**
 * Returns the output of a run in which nothing changed, or `undefined` if codegen has to run.
 * @param {import('./options.mjs').Options | undefined} options
 */
function reportUnchanged(options) {
  if (options?.mode !== 'write') return undefined
  const cwd = process.cwd()
  const folders = resolveFolders(options, cwd)
  const paths = unchangedRun(folders)?.paths
  if (paths === undefined) return undefined
  const out = shownPath(folders.outDir, cwd)
  if (!options.json) return `${out}: nada mudou (${paths.length} arquivos)\n`
  const files = paths.map((path) => ({ path: `${out}/${path}`, status: 'unchanged' }))
  const ms = Math.round(performance.now())
  return `${JSON.stringify({ ok: true, diagnostics: [], files, ms }, null, 2)}\n`
}

/**
 * Returns `undefined` for wrong usage, which main.ts reports.
 * @param {string[]} args
 */
function parseOptions(args) {
  try {
    return readOptions(args)
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}
