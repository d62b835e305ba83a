import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { launcher, temporaryProject } from '../support/temporary-project.ts'

/** A `--watch` run; `next` gives what it prints from now on, as soon as that has `text` in it. */
function watchProject(folder: string) {
  const run = spawn(process.execPath, [launcher, '--watch'], { cwd: folder })
  onTestFinished(() => {
    run.kill('SIGKILL')
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (data: string) => {
      output += data
      for (const listener of listeners) listener()
    })
  const next = (text: string) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!output.includes(text)) return
        listeners.delete(look)
        resolve(output)
        output = ''
      }
      listeners.add(look)
      look()
    })
  return { run, next }
}

async function endOf(run: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(run, 'exit')
  run.kill(signal)
  return (await ended)[0]
}

it('regenerates on each kind of change, reports what is broken and recovers', {
  timeout: 30_000,
}, async () => {
  const { folder, put } = temporaryProject()
  const { run, next } = watchProject(folder)
  const app = join(folder, 'manifest/app.yaml')
  const emitted = () => readFileSync(join(folder, 'src/generated/app.ts'), 'utf8')
  await next('escritos')

  put('manifest/app.yaml', 'product: Salvo\n')
  expect((await next('1 escrito')).match(/\n/g)).toHaveLength(1)
  expect(emitted()).toContain('Salvo')

  put('manifest/app.yaml.swp', 'product: Renomeado\n')
  renameSync(`${app}.swp`, app)
  await next('escrito')
  expect(emitted()).toContain('Renomeado')

  put('manifest/app.yaml', 'produto: x\n')
  expect(await next('Nada foi escrito')).toContain('manifest/app.yaml:1:1')
  expect(emitted()).toContain('Renomeado')
  put('manifest/app.yaml', 'product: Renomeado\n')
  await next('nada mudou')

  mkdirSync(join(folder, 'manifest/content'))
  writeFileSync(join(folder, 'manifest/content/faq.yaml'), 'intro: Nova pasta\nsections: []\n')
  await next('escrito')
  expect(readFileSync(join(folder, 'src/generated/content/faq.ts'), 'utf8')).toContain('Nova pasta')

  rmSync(join(folder, 'src/pages/dashboard.tsx'))
  await next('[missing-page]')
  put('src/pages/dashboard.tsx', 'export default function Dashboard() {}\n')
  await next('nada mudou')

  expect(await endOf(run, 'SIGTERM')).toBe(0)
})

it('starts with a broken manifest, and ends on SIGINT', { timeout: 30_000 }, async () => {
  const { folder, put } = temporaryProject({ 'manifest/app.yaml': 'produto: x\n' })
  const { run, next } = watchProject(folder)
  await next('Nada foi escrito')
  put('manifest/app.yaml', 'product: Teste\n')
  await next('escritos')
  expect(await endOf(run, 'SIGINT')).toBe(0)
})
