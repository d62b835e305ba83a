// @ts-check
// `npm run codegen`: stops before a compiler is loaded when nothing changed, else starts main.ts.
import { relative } from 'node:path'
import { foldersOf, unchangedRun } from '../output/fingerprint.mjs'

const args = process.argv.slice(2)
const answer = answerOfUnchanged(args)
if (answer === undefined) {
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import('./main.ts')
  await main(args)
} else {
  process.stdout.on('error', () => process.exit())
  process.stdout.write(answer)
}

/**
 * What a run that finds nothing to do prints; `undefined` when there is work, or anything but folders is
 * asked for.
 * @param {string[]} args
 */
function answerOfUnchanged(args) {
  const options = readOptions(args)
  if (options === undefined) return undefined
  const cwd = process.cwd()
  const folders = foldersOf(options, cwd)
  const paths = unchangedRun(folders)?.paths
  if (paths === undefined) return undefined
  const out = relative(cwd, folders.outDir).replaceAll('\\', '/') || '.'
  if (!options.json) return `${out}: nada mudou (${paths.length} arquivos)\n`
  const files = paths.map((path) => ({ path: `${out}/${path}`, status: 'unchanged' }))
  const ms = Math.round(performance.now())
  return `${JSON.stringify({ ok: true, diagnostics: [], files, ms }, null, 2)}\n`
}

/**
 * The options of a plain run; `undefined` for anything else, which main.ts judges.
 * @param {string[]} args
 */
function readOptions(args) {
  /** @type {{ json?: boolean, manifest?: string, out?: string, pages?: string }} */
  const options = {}
  for (let index = 0; index < args.length; index += 1) {
    const [, name, inline] = /^--(manifest|out|pages)(?:=(.+))?$/s.exec(args[index] ?? '') ?? []
    const value = inline ?? args[index + 1]
    if (args[index] === '--json') options.json = true
    else if (name === undefined || value === undefined || value === '' || value.startsWith('-'))
      return undefined
    else {
      options[/** @type {'manifest' | 'out' | 'pages'} */ (name)] = value
      if (inline === undefined) index += 1
    }
  }
  return options
}
