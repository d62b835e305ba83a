import { execFile } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyProject } from '../../support/project-copy.ts'
import { terminalVariables } from '../../support/run-command.ts'

/** Gzipped bytes that one more variant may add to a first load. The dashboard counts the consultas that a user may see. */
const allowed = { login: 10, dashboard: 30 }

const further = 30

const project = copyProject()

afterAll(() => project.remove())

it('one more variant adds little to the first load of login and dashboard', async () => {
  const before = await firstLoads()
  const variants = Array.from({ length: further }, (_, index) => variant(100 + index))
  appendFileSync(join(project.folder, 'manifest/consultas/telefone.yaml'), `\n${variants.join('')}`)
  const after = await firstLoads()
  const added = (name: 'login' | 'dashboard') => (after[name] - before[name]) / further
  const sizes = JSON.stringify({ before, after })
  expect(added('login'), sizes).toBeLessThanOrEqual(allowed.login)
  expect(added('dashboard'), sizes).toBeLessThanOrEqual(allowed.dashboard)
}, 240_000)

const variant = (number: number) => `  ${number}:
    title: Base regional ${number}
    description: O que a base regional ${number} sabe, com a data em que foi consultada.
`

/** Reads the byte counts of `npm run size` in the copy. Ignores exit code 1, which means a missed budget. */
async function firstLoads(): Promise<{ login: number; dashboard: number }> {
  const table = await new Promise<string>((resolve) =>
    execFile(
      'npx',
      ['tsx', 'deploy/size/main.ts'],
      { cwd: project.folder, env: terminalVariables },
      (_, stdout) => resolve(stdout),
    ),
  )
  const bytes = (name: string) => {
    const size = table.match(new RegExp(`^${name} \\S+ +([\\d.]+)`, 'm'))?.[1]
    if (size === undefined) throw new Error(`No size of ${name} in\n${table}`)
    return Number(size) * 1000
  }
  return { login: bytes('login'), dashboard: bytes('dashboard') }
}
