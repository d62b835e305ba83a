// @ts-check
// `npm run codegen`: stops before a compiler is loaded when nothing changed, else starts main.ts.
import { shownPath } from '../diagnostics/shown-path.mjs'
import { resolveFolders, unchangedRun } from '../output/fingerprint.mjs'
import { readOptions, UsageError } from './options.mjs'

const args = process.argv.slice(2)
// A reader that needs no more closes the pipe (`| head`): then nothing is left to do.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit())

const options = parseOptions(args)
const report = reportUnchanged(options)
if (report === undefined) {
  const { loadCodegen } = await import('./load-codegen.mjs')
  // A check trusts nothing that an earlier run left.
  const { main } = await loadCodegen({ mayKeep: options?.mode !== 'check' })
  process.exitCode = await main(args, {
    cwd: process.cwd(),
    ...(process.stdout.isTTY && { columns: process.stdout.columns }),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
} else process.stdout.write(report)

/**
 * What a run that finds nothing to do prints; `undefined` when there is work, or when anything but writing is
 * asked for.
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
 * The options; `undefined` for wrong usage, which main.ts reports.
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
