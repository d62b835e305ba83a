import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../support/run-command.ts'

const root = join(import.meta.dirname, '../../..')

const parent = mkdtempSync(join(tmpdir(), 'averigua-'))

const product = join(parent, 'produto')

async function expectSuccess(command: string, cwd = product) {
  const { ended, output } = runCommand(command, { cwd })
  expect(await ended, output()).toBe(0)
}

beforeAll(async () => {
  const choices = '--name Estoque --color "#7A1F5C" --without-demos --without-consultas --yes'
  await expectSuccess(`node codegen/cli/launch.mjs new-product ${product} ${choices}`, root)
}, 600_000)

afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('a new product has a lockfile for its packages', async () => {
  await expectSuccess('npm ci --dry-run --offline --ignore-scripts --no-audit --no-fund')
}, 600_000)

it('a new product passes npm test', async () => {
  symlinkSync(join(root, 'node_modules'), join(product, 'node_modules'))
  await expectSuccess('npm test')
}, 3_600_000)
