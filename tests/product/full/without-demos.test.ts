import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from '../../support/project-copy.ts'

const run = promisify(execFile)

const project = copyProject()

/** Runs a program. Throws its output if it fails. */
async function program(command: string, ...args: string[]) {
  try {
    return (await run(command, args, { cwd: project.folder })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  }
}

beforeAll(async () => {
  await program('node', 'codegen/cli/launch.mjs', 'new-product', '--without-demos', '--yes')
}, 600_000)

afterAll(() => project.remove())

it('the generated code matches the manifest and names no demo', async () => {
  expect(await program('node', 'codegen/cli/launch.mjs', '--check')).toContain('em dia')
  expect(readFileSync(join(project.folder, 'src/generated/pages.ts'), 'utf8')).not.toContain('demos/')
})

it('type-checks', async () => {
  await program('npx', 'tsc', '--noEmit')
}, 600_000)

it('has no unused file, export or package', async () => {
  await program('npx', 'knip')
}, 600_000)

it('passes the tests of what the generated code drives', async () => {
  await program('npx', 'vitest', 'run', 'tests/layout', 'tests/structure', 'tests/pages/after-login.test.ts')
}, 600_000)
