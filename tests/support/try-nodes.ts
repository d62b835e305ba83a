/**
 * `npm run test:nodes`: codegen, types, unit tests, build and start on every supported Node. The running one is used as
 * it is. npm gives the others. `npm run test:nodes -- 24 26` tries some of them. `--others` skips the running one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePorts } from '../e2e/support/free-ports.ts'
import { type RunningCommand, runCommand } from './run-command.ts'

const supported = ['20', '22', '24', '26']

/** The platforms for which npm has the executable of Node in a package. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

const platform = `${process.platform}-${process.arch}`

const temporary = mkdtempSync(join(tmpdir(), 'averigua-nodes-'))
let running: RunningCommand | undefined

process.once('SIGINT', () => process.exit(130))
process.once('exit', () => {
  running?.stop()
  rmSync(temporary, { recursive: true, force: true })
})

/** Starts a command with the Node of a folder. */
function start(command: string, folder: string): RunningCommand {
  running = runCommand(command, { env: { PATH: [folder, process.env.PATH].join(delimiter) } })
  return running
}

/** Runs a command to its end. Rejects with its output if it fails. */
async function run(command: string, folder: string): Promise<string> {
  const { ended, output } = start(command, folder)
  if ((await ended) !== 0) throw new Error(output())
  return output()
}

/** Builds and serves the product until the page answers. */
async function tryStart(folder: string): Promise<void> {
  const [port] = await freePorts(1)
  const { printed, stop } = start(`npm start -- --port ${port} --strictPort`, folder)
  try {
    await printed(new RegExp(`http://127\\.0\\.0\\.1:${port}`))
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`The page answers with ${status}`)
  } finally {
    await stop()
  }
}

const steps: Record<string, (folder: string) => Promise<unknown>> = {
  'codegen --check': (folder) => run('npm run codegen -- --check', folder),
  types: (folder) => run('npm run typecheck', folder),
  'unit tests': (folder) => run('npm run test:unit', folder),
  'build, start': tryStart,
}

/** Returns the folder with the executable of a Node, or `undefined` if npm has none for this platform. */
async function findNode(major: string): Promise<string | undefined> {
  const own = dirname(process.execPath)
  if (process.versions.node.startsWith(`${major}.`)) return own
  if (!platforms.includes(platform)) return undefined
  const prefix = join(temporary, major)
  const name = `node-${platform}`
  await run(`npm install --no-audit --no-fund --prefix '${prefix}' ${name}@${major}`, own)
  return join(prefix, 'node_modules', name, 'bin')
}

const majors = process.argv.slice(2).filter((argument) => argument !== '--others')
const skipped = process.argv.includes('--others') ? process.versions.node.split('.')[0] : undefined
const table: Record<string, Record<string, string>> = {}

for (const major of majors.length > 0 ? majors : supported) {
  if (major === skipped) continue
  const folder = await findNode(major)
  if (folder === undefined) {
    console.log(`Node ${major} is skipped: npm has no package of it for ${platform}`)
    continue
  }
  const row: Record<string, string> = { version: (await run('node --version', folder)).trim() }
  table[major] = row
  for (const [name, step] of Object.entries(steps)) {
    const error = await step(folder).then(
      () => undefined,
      (reason: unknown) => String(reason),
    )
    row[name] = error === undefined ? 'ok' : 'FAILED'
    console.log(`Node ${row.version}, ${name}: ${error?.slice(-8_000) ?? 'ok'}`)
    if (error !== undefined) process.exitCode = 1
  }
}
console.table(table)
