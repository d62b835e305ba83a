import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { launcher, temporaryProject } from '../support/temporary-project.ts'

/** Returns the duration of a run of Node in milliseconds. */
function measureRun(args: string[], cwd: string): number {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return performance.now() - start
}

describe('npm run codegen as a process', () => {
  it('writes, then finds nothing to do; --check compares all the same', () => {
    const { launchCodegen } = temporaryProject()
    const first = launchCodegen()
    expect([first.status, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toMatch(/^src\/generated: \d+ escritos em \d+ ms\n$/)
    expect(launchCodegen().stdout).toMatch(/^src\/generated: nada mudou \(\d+ arquivos\)\n$/)
    const report = JSON.parse(launchCodegen('--json').stdout)
    expect(report).toEqual({ ok: true, diagnostics: [], files: expect.any(Array), ms: expect.any(Number) })
    expect(report.files[0]).toEqual({ path: 'src/generated/app.ts', status: 'unchanged' })
    const check = launchCodegen('--check')
    expect([check.status, check.stderr]).toEqual([0, ''])
    expect(check.stdout).toContain('em dia')
  })

  it('exits with 1 for an invalid manifest and with 2 for wrong usage, on standard error', () => {
    const { launchCodegen } = temporaryProject({ 'manifest/app.yaml': 'produto: x\n' })
    const invalid = launchCodegen()
    expect([invalid.status, invalid.stdout]).toEqual([1, ''])
    expect(invalid.stderr).toContain('manifest/app.yaml:1:1 erro')
    const wrong = launchCodegen('--out')
    expect([wrong.status, wrong.stdout]).toEqual([2, ''])
    expect(wrong.stderr).toContain('--out pede uma pasta')
  })

  it('takes at most twice as long as Node takes to start if nothing changed', {
    timeout: 60_000,
  }, async () => {
    const { folder, codegen } = temporaryProject()
    await codegen()
    const unchangedRuns: number[] = []
    const emptyRuns: number[] = []
    for (let round = 0; round < 11; round += 1) {
      emptyRuns.push(measureRun(['-e', '0'], folder))
      unchangedRuns.push(measureRun([launcher], folder))
    }
    // The minimum of each, because other work of the machine only adds time.
    expect(Math.min(...unchangedRuns) / Math.min(...emptyRuns)).toBeLessThanOrEqual(2)
  })

  it('lets two runs work at once', async () => {
    const { folder, codegen } = temporaryProject()
    const runs = [1, 2].map(() => spawn(process.execPath, [launcher], { cwd: folder, stdio: 'ignore' }))
    const codes = await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]))
    expect(codes).toEqual([0, 0])
    expect((await codegen('--check')).status).toBe(0)
    expect(readdirSync(join(folder, 'src')).filter((name) => name.startsWith('.codegen-'))).toEqual([])
  })

  it('names source files in the stack of a crash, although a bundle runs', () => {
    const { folder } = temporaryProject()
    const breaking = "data:text/javascript,performance.now = () => { throw new Error('kaput') }"
    const run = spawnSync(process.execPath, ['--import', breaking, launcher], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(run.status).toBe(70)
    expect(run.stderr).toMatch(/Error: kaput\n[\s\S]*at dispatch \(.*codegen\/cli\/main\.ts:\d+:\d+\)/)
  })

  it('survives a reader that closes the pipe', async () => {
    const { folder } = temporaryProject()
    const run = spawn(process.execPath, [launcher, '--json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    run.stdout.destroy()
    let errors = ''
    run.stderr.on('data', (data) => {
      errors += data
    })
    const [code] = await once(run, 'close')
    expect([code, errors]).toEqual([0, ''])
  })
})
