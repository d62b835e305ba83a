import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { app } from '../../../src/generated/app.ts'
import { guides, readCommands } from '../../docs/support/guide-blocks.ts'
import { liveEnvironment } from '../../e2e/support/live-app.ts'
import { copyProject } from '../../support/project-copy.ts'
import { requireValue } from '../../support/require-value.ts'
import { runCommand } from '../../support/run-command.ts'

/*
 * Runs each build and server command of the guides once, in a copy of the project. Live builds have no demonstration data.
 * tests/product/docs/guides.full.test.ts runs codegen's commands, tests/product/docs/going-live.full.test.ts the short ones,
 * and CI `npm ci` and `npm test`.
 */

const commands = [...new Set(guides.flatMap(readCommands))].map((command) =>
  command.replace(/^npm ci && /, ''),
)

const isServer = (command: string) => /npm (start|run dev)$/.test(command)

const isBuild = (command: string) => /npm run build$/.test(command)

const project = copyProject()
afterAll(() => project.remove())

const start = (command: string, env: Record<string, string> = {}) =>
  runCommand(command, { cwd: project.folder, env })

/** Reads the files of the last build, by path. */
function readBuild(): Map<string, string> {
  const folder = join(project.folder, 'dist')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  )
}

const { name, email, password } = requireValue(app.auth.seedUser)
const notifications = requireValue(app.notifications).url
const notificationTexts: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../public', notifications), 'utf8'),
).map(({ descricao }: { descricao: string }) => descricao)

/** Texts and paths that only a demonstration has. */
const demonstrationData = [
  name,
  email,
  password,
  'histórico de demonstração',
  'conta de demonstração',
  'gateway.example.com',
  'login.example.com',
  notifications,
  ...notificationTexts,
]

/** Expects a live build: no file contains demonstration data. */
function expectLiveBuild() {
  const files = readBuild()
  expect(files.size).toBeGreaterThan(100)
  const found = [...files].flatMap(([path, text]) =>
    demonstrationData
      .filter((trace) => path.includes(trace) || text.includes(trace))
      .map((trace) => `${path}: ${trace}`),
  )
  expect(found).toEqual([])
}

describe('the commands of the guides', () => {
  it.each(commands.filter(isBuild))('%s', { timeout: 180_000 }, async (command) => {
    const { ended, output } = start(command)
    expect([await ended, output()]).toEqual([0, expect.any(String)])
    const addresses = Array.from(command.matchAll(/=(https:\S+)/g), ([, address = '']) => address)
    const scripts = [...readBuild()].flatMap(([path, text]) => (path.endsWith('.js') ? text : [])).join('\n')
    expect(addresses.filter((address) => !scripts.includes(address))).toEqual([])
    if (command.includes('VITE_SOURCES_MODE=live ')) expectLiveBuild()
  })

  it('build a live app with accounts of its own', { timeout: 180_000 }, async () => {
    const { ended, output } = start('npm run build', liveEnvironment)
    expect([await ended, output()]).toEqual([0, expect.any(String)])
    expectLiveBuild()
  })

  it.each(commands.filter(isServer))('%s', { timeout: 180_000 }, async (command) => {
    const { printed, stop } = start(command)
    const [url = ''] = await printed(/http:\/\/127\.0\.0\.1:\d+/)
    expect((await fetch(url)).status).toBe(200)
    await stop()
  })
})
