import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { guides, readCommands } from '../docs/support/guide-blocks.ts'
import { copyProject } from '../support/project-copy.ts'
import { runCommand } from '../support/run-command.ts'

/*
 * Runs each build and server command of the guides once, in a copy of the project.
 * tests/docs/guides.full.test.ts runs codegen's commands, tests/docs/going-live.full.test.ts the short ones,
 * and CI `npm ci` and `npm test`.
 */

const commands = [...new Set(guides.flatMap(readCommands))].map((command) =>
  command.replace(/^npm ci && /, ''),
)

const isServer = (command: string) => /npm (start|run dev)$/.test(command)

const isBuild = (command: string) => /npm run build$/.test(command)

const project = copyProject()
afterAll(() => project.remove())

const start = (command: string) => runCommand(command, { cwd: project.folder })

/** Reads the scripts of the last build. */
function builtScripts() {
  const folder = join(project.folder, 'dist/dash')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

describe('the commands of the guides', () => {
  it.each(commands.filter(isBuild))('%s', { timeout: 180_000 }, async (command) => {
    const { ended, output } = start(command)
    expect([await ended, output()]).toEqual([0, expect.any(String)])
    const addresses = Array.from(command.matchAll(/=(https:\S+)/g), ([, address = '']) => address)
    const scripts = builtScripts()
    expect(addresses.filter((address) => !scripts.includes(address))).toEqual([])
  })

  it.each(commands.filter(isServer))('%s', { timeout: 180_000 }, async (command) => {
    const { printed, stop } = start(command)
    const [url = ''] = await printed(/http:\/\/127\.0\.0\.1:\d+/)
    expect((await fetch(url)).status).toBe(200)
    await stop()
  })
})
