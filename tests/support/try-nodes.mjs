/**
 * `npm run test:nodes`: runs the product on every supported Node. The running one is used as it is. npm gives the others.
 * `npm run test:nodes -- 24 26` runs some of them.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const supported = ['20', '22', '24', '26']

/** The packages of npm that hold only the executable of Node. */
const packages = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

const platform = `${process.platform}-${process.arch}`

/** @typedef {{ succeeded: boolean, output: string }} Result */

/**
 * Starts a command in a process group of its own, so that `stop` also ends the processes that it started.
 * @param {string[]} command
 * @param {string} [folder] the folder of the Node that runs it
 */
function start(command, folder = dirname(process.execPath)) {
  const [name = '', ...args] = command
  const PATH = [folder, process.env.PATH].join(delimiter)
  const child = spawn(name, args, { detached: true, env: { ...process.env, PATH } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  /** @type {Promise<Result>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output }))
  })
  return { ended, stop: () => child.pid && process.kill(-child.pid) }
}

/** @returns {Promise<number>} */
const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Builds and serves the product, and stops when it answers or ends. @param {string} folder */
async function tryStart(folder) {
  const port = await findFreePort()
  const { ended, stop } = start(['npm', 'start', '--', '--port', String(port), '--strictPort'], folder)
  let hasEnded = false
  const result = ended.finally(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response?.ok) {
      stop()
      return { succeeded: true, output: (await result).output }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { ...(await result), succeeded: false }
}

/** @param {string[]} command */
const runScript =
  (...command) =>
  /** @param {string} folder */
  (folder) =>
    start(['npm', 'run', ...command], folder).ended

/** @type {Record<string, (folder: string) => Promise<Result>>} */
const steps = {
  'codegen --check': runScript('codegen', '--', '--check'),
  types: runScript('typecheck'),
  'unit tests': runScript('test:unit'),
  'build, start': tryStart,
}

const temporary = mkdtempSync(join(tmpdir(), 'averigua-nodes-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))

/** Returns the folder of a Node, or undefined if npm does not give it. @param {string} major */
async function findNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return dirname(process.execPath)
  if (!packages.includes(platform)) return undefined
  const prefix = join(temporary, major)
  const name = `node-${platform}`
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--prefix', prefix, `${name}@${major}`]
  const { succeeded, output } = await start(install).ended
  if (!succeeded) throw new Error(`npm gives no ${name}@${major}:\n${output}`)
  return join(prefix, 'node_modules', name, 'bin')
}

const chosen = process.argv.slice(2)
/** @type {Record<string, Record<string, string>>} */
const table = {}
for (const major of chosen.length > 0 ? chosen : supported) {
  const folder = await findNode(major)
  if (!folder) console.log(`Skipped Node ${major}: npm has no package of it for ${platform}.`)
  const row = folder ? { version: (await start(['node', '--version'], folder).ended).output.trim() } : {}
  table[major] = row
  for (const [name, run] of Object.entries(folder ? steps : {})) {
    const { succeeded, output } = await run(folder ?? '')
    Object.assign(row, { [name]: succeeded ? 'ok' : 'FAILED' })
    console.log(`Node ${major}, ${name}: ${succeeded ? 'ok' : `failed\n${output.slice(-8_000)}`}`)
    if (!succeeded) process.exitCode = 1
  }
}
console.table(table)
