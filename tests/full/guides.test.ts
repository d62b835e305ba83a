import { spawn } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { commandsOf, guides, sectionsOf } from '../docs/support/guide-blocks.ts'
import { copyProject } from '../support/project-copy.ts'

/*
 * The builds and servers that the guides name, each run once in a copy of the project. Those of codegen are run by
 * tests/docs/guides.test.ts, and `npm ci` and `npm test` are what CI itself does.
 */

const commands = [
  ...new Set(
    guides
      .flatMap((guide) => sectionsOf(guide).flatMap(({ blocks }) => blocks))
      .filter(({ language }) => language === 'sh')
      .flatMap(commandsOf),
  ),
].map((command) => command.replace(/^npm ci && /, ''))

const isServer = (command: string) => /npm (start|run dev)$/.test(command)

const isBuild = (command: string) => /npm run build$/.test(command)

const project = copyProject()
afterAll(() => project.remove())

/** Starts a command with a shell, in a process group of its own, and gathers what it prints. */
function start(command: string) {
  const child = spawn('sh', ['-c', command], { cwd: project.folder, detached: true })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      for (const listener of listeners) listener()
    })
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match)
      }
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(output)))
    })
  const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM')
  return { ended, printed, stop, output: () => output }
}

describe('what the guides tell to run', () => {
  it.each(commands.filter(isBuild))('%s', { timeout: 180_000 }, async (command) => {
    const { ended, output } = start(command)
    expect([await ended, output()]).toEqual([0, expect.any(String)])
  })

  it.each(commands.filter(isServer))('%s', { timeout: 180_000 }, async (command) => {
    const { printed, stop, ended } = start(command)
    const [url = ''] = await printed(/http:\/\/127\.0\.0\.1:\d+/)
    expect((await fetch(url)).status).toBe(200)
    stop()
    await ended
  })
})
