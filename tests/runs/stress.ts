// `npm run test:stress`: runs `npm test` five times beside four busy processes. Exits with 1 if a run fails.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatRuns, listFailures, type Run } from './stress-log.ts'

const root = join(import.meta.dirname, '../..')

const logFile = join(root, 'node_modules/.cache/averigua-stress.txt')

// They end with this process, also if it is killed.
const busy = Array.from({ length: 4 }, () => fork(join(import.meta.dirname, 'busy.mjs')))
let tests: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    tests?.kill()
    process.exit(130)
  })

const runs: Run[] = []
for (let run = 1; run <= 5; run += 1) {
  console.log(`\nRun ${run} of 5`)
  runs.push(await runTests())
}
for (const child of busy) child.kill()

const log = formatRuns(runs)
mkdirSync(dirname(logFile), { recursive: true })
writeFileSync(logFile, `${log}\n`)
console.log(`\n${log}\n\nWritten to ${logFile}`)
if (runs.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1

/** Runs `npm test` once and prints its output. */
async function runTests(): Promise<Run> {
  const start = performance.now()
  const child = spawn('npm', ['test'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  tests = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
  const exitCode = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  return { exitCode, seconds: (performance.now() - start) / 1000, failures: listFailures(output) }
}
