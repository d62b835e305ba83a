// `npm run test:full`: runs all tests, in parts. Another call skips the parts that passed with the same files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { digestFiles } from './files-digest.ts'
import { formatParts, type Part, runParts } from './parts.ts'

const root = join(import.meta.dirname, '../..')

const stateFile = join(root, 'node_modules/.cache/averigua-full.json')

const shardCount = 8

const browser = (shard: number): Part => ({
  name: `browser-${shard}`,
  command: `node tests/support/ensure-nginx.mjs && node tests/e2e/support/ensure-browser.mjs --whole && npx playwright test -c tests/e2e/full.config.ts --shard=${shard}/${shardCount}`,
})

const parts: Part[] = [
  { name: 'validate', command: 'npm run validate' },
  { name: 'size', command: 'npm run size' },
  { name: 'copies', command: 'npm run test:copies' },
  // The other parts use the running Node.
  { name: 'nodes', command: 'npm run test:nodes -- --others' },
  ...Array.from({ length: shardCount }, (_, index) => browser(index + 1)),
]

const usage = `Usage: npm run test:full -- [options]

  --part NAME  runs only this part, also if it passed; repeat it for several:
               ${parts.map(({ name }) => name).join(', ')}
  --fresh      runs all parts again
`

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
const isUsageError = values.part.some((name) => !parts.some((part) => part.name === name))

if (values.help || isUsageError) {
  process.stdout.write(usage)
  process.exitCode = isUsageError ? 2 : 0
} else await runAll()

async function runAll() {
  const digest = digestFiles(root)
  const passed = readPassed(digest)
  const selected = values.part.length > 0 ? parts.filter(({ name }) => values.part.includes(name)) : parts
  const shouldSkip = !values.fresh && values.part.length === 0
  const results = await runParts(selected, shouldSkip ? passed : {}, run, (added) => {
    // Files that changed meanwhile were not tested as they are now.
    if (digestFiles(root) === digest) savePassed(digest, values.fresh ? added : { ...passed, ...added })
  })
  console.log(`\n${formatParts(results)}`)
  if (results.some(({ result }) => result === 'failed')) process.exitCode = 1
}

/** Reads the seconds of the parts that passed with these files. */
function readPassed(digest: string): Record<string, number> {
  if (!existsSync(stateFile)) return {}
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as {
    digest: string
    passed: Record<string, number>
  }
  return state.digest === digest ? state.passed : {}
}

function savePassed(digest: string, passed: Record<string, number>) {
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify({ digest, passed }))
}

async function run({ name, command }: Part) {
  console.log(`\n${name}: ${command}`)
  const start = performance.now()
  const child = spawn(command, { cwd: root, shell: true, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return { isPassed: code === 0, seconds: (performance.now() - start) / 1000 }
}
