import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { liveEnvironment, oidcEnvironment } from '../e2e/support/live-app.ts'
import { requireValue } from '../support/require-value.ts'

const root = join(import.meta.dirname, '../..')

const folder = mkdtempSync(join(tmpdir(), 'averigua-live-build-'))

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['accounts of its own', liveEnvironment],
  ['a provider', oidcEnvironment],
])(
  'no file of a live build with %s contains demonstration data',
  (_, variables) => {
    const { name, email, password } = requireValue(app.auth.seedUser)
    const notifications = requireValue(app.notifications).url
    const texts = JSON.parse(readFileSync(join(root, 'public', notifications), 'utf8')).map(
      ({ descricao }: { descricao: string }) => descricao,
    )
    const traces = [name, email, password, 'Carregar histórico de demonstração', notifications, ...texts]
    const build = ['vite', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']
    execFileSync('npx', build, { cwd: root, env: { ...process.env, ...variables } })
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) => {
      const path = join(file.parentPath, file.name)
      const text = path + readFileSync(path, 'utf8')
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${path}: ${trace}`)
    })
    expect(found).toEqual([])
  },
  120_000,
)
