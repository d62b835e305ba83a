import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages } from '../../src/generated/pages.ts'
import { copyProject } from '../support/project-copy.ts'

const run = promisify(execFile)

const project = copyProject()

const inProject = (path: string) => join(project.folder, path)

/** Runs a program of the project, which throws with its output if it fails. */
async function program(command: string, ...args: string[]) {
  try {
    return (await run(command, args, { cwd: project.folder })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  }
}

/** What the head of demos.yaml says is to be deleted. */
function deleteDemos() {
  for (const path of ['src/demos', 'tests/demos', 'tests/e2e/demos', 'manifest/routes/demos.yaml'])
    rmSync(inProject(path), { recursive: true })
  rmSync(inProject('manifest/routes/ui-kit.yaml'))
  const menu = readFileSync(inProject('manifest/menu.yaml'), 'utf8')
  const start = menu.indexOf('  # Demonstrações do modelo')
  expect(start, 'the lines of the demos begin with a comment').toBeGreaterThan(0)
  writeFileSync(inProject('manifest/menu.yaml'), menu.slice(0, start))
}

beforeAll(async () => {
  deleteDemos()
  await program('node', 'codegen/cli/launch.mjs')
}, 60_000)

afterAll(() => project.remove())

it('generates a product without its demos', async () => {
  expect(await program('node', 'codegen/cli/launch.mjs', '--check')).toContain('em dia')
  const generated = readFileSync(inProject('src/generated/pages.ts'), 'utf8')
  expect(generated).not.toContain('demos/')
  const left = Object.keys(pages).filter((page) => generated.includes(`'${page}'`))
  expect(left.length).toBeGreaterThan(20)
  expect(left.length).toBeLessThan(Object.keys(pages).length)
})

it('type-checks', async () => {
  await program('npx', 'tsc', '--noEmit')
}, 120_000)

it('builds', async () => {
  await program('npx', 'vite', 'build', '--logLevel', 'error')
}, 120_000)

it('passes the tests of what the generated code drives', async () => {
  const rooms = ['tests/layout', 'tests/structure', 'tests/pages/after-login.test.ts']
  await program('npx', 'vitest', 'run', ...rooms, '--exclude', 'tests/structure/without-demos.test.ts')
}, 180_000)
