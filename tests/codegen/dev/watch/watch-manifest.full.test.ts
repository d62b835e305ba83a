import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { RegenerationResult } from '../../../../codegen/dev/watch/regenerator.ts'
import { watchManifest } from '../../../../codegen/dev/watch/watch-manifest.ts'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import { launcher, smallDossie, temporaryProject } from '../../support/temporary-project.ts'

/** Summarizes an outcome: the written files, or the codes of the diagnostics. */
function summary(outcome: RegenerationResult): string[] {
  if ('error' in outcome) throw outcome.error
  const { run } = outcome
  return run.ok
    ? run.files.filter(({ status }) => status === 'written').map(({ path }) => path)
    : run.diagnostics.map(({ code }) => code)
}

/** Watches a project. `next` returns the summary of the next regeneration. */
function watchProject(folder: string) {
  const stop = new AbortController()
  const outcomes: RegenerationResult[] = []
  let wake = () => {}
  const report = (outcome: RegenerationResult) => {
    outcomes.push(outcome)
    wake()
  }
  const ended = watchManifest(resolveFolders({}, folder), folder, report, stop.signal)
  onTestFinished(() => stop.abort())
  const next = async () => {
    while (outcomes.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return summary(outcomes.shift() as RegenerationResult)
  }
  return { next, end: () => stop.abort(), ended }
}

it('regenerates once per change, reports a broken manifest and recovers', async () => {
  const { folder, put } = temporaryProject()
  const { next, end, ended } = watchProject(folder)
  const app = join(folder, 'manifest/app.yaml')
  const emitted = () => readFileSync(join(folder, 'src/generated/app.ts'), 'utf8')
  expect(await next()).toContain('app.ts')

  put('manifest/app.yaml', 'product: Salvo\n')
  expect(await next()).toContain('app.ts')
  expect(emitted()).toContain('Salvo')

  put('manifest/app.yaml.swp', 'product: Renomeado\n')
  renameSync(`${app}.swp`, app)
  expect(await next()).toContain('app.ts')
  expect(emitted()).toContain('Renomeado')

  put('manifest/app.yaml', 'produto: x\n')
  expect(await next()).toContain('unknown-key')
  expect(emitted()).toContain('Renomeado')
  put('manifest/app.yaml', 'product: Renomeado\n')
  expect(await next()).toEqual([])

  mkdirSync(join(folder, 'manifest/content'))
  writeFileSync(join(folder, 'manifest/content/faq.yaml'), 'intro: Nova pasta\nsections: []\n')
  expect(await next()).toEqual(['content/faq.ts'])
  expect(readFileSync(join(folder, 'src/generated/content/faq.ts'), 'utf8')).toContain('Nova pasta')

  mkdirSync(join(folder, 'manifest/dossies'))
  writeFileSync(join(folder, 'manifest/dossies/lugar.yaml'), smallDossie)
  expect(await next()).toContain('dossies/lugar.ts')
  rmSync(join(folder, 'manifest/dossies'), { recursive: true })
  expect(await next()).toContain('dossies/index.ts')
  expect(existsSync(join(folder, 'src/generated/dossies/lugar.ts'))).toBe(false)

  rmSync(join(folder, 'src/pages/dashboard.tsx'))
  expect(await next()).toContain('missing-page')
  put('src/pages/dashboard.tsx', 'export default function Dashboard() {}\n')
  expect(await next()).toEqual([])

  end()
  await ended
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'starts as a process with a broken manifest and exits on %s',
  async (signal) => {
    const { folder, put } = temporaryProject({ 'manifest/app.yaml': 'produto: x\n' })
    const run = spawn(process.execPath, [launcher, '--watch'], { cwd: folder })
    onTestFinished(() => void run.kill('SIGKILL'))
    await once(run.stderr, 'data')
    put('manifest/app.yaml', 'product: Teste\n')
    expect(String((await once(run.stdout, 'data'))[0])).toContain('escritos')
    const ended = once(run, 'exit')
    run.kill(signal)
    expect((await ended)[0]).toBe(0)
  },
)
