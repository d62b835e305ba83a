import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../../support/run-command.ts'

const root = join(import.meta.dirname, '../../..')

const parent = mkdtempSync(join(tmpdir(), 'averigua-'))

const minutes = 60_000

afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function expectSuccess(command: string, cwd: string) {
  const { ended, output } = runCommand(command, { cwd })
  expect(await ended, output()).toBe(0)
}

/** Makes a product without the shipped consultas, and returns its folder. */
async function makeProduct(name: string, flags = '') {
  const product = join(parent, name)
  const choices = `--name Estoque --color "#7A1F5C" --without-consultas${flags} --yes`
  await expectSuccess(`node codegen/cli/launch.mjs new-product ${product} ${choices}`, root)
  return product
}

const linkPackages = (product: string) =>
  symlinkSync(join(root, 'node_modules'), join(product, 'node_modules'))

it(
  'a new product has a lockfile for its packages, and passes npm test',
  async () => {
    const product = await makeProduct('produto', ' --without-demos')
    await expectSuccess('npm ci --dry-run --offline --ignore-scripts --no-audit --no-fund', product)
    linkPackages(product)
    await expectSuccess('npm test', product)
  },
  60 * minutes,
)

it(
  'a new product may keep the demonstrations, and remove them later',
  async () => {
    const product = await makeProduct('com-demonstracoes')
    linkPackages(product)
    await expectSuccess('npm test', product)
    await expectSuccess('node codegen/cli/launch.mjs new-product --without-demos --yes', product)
    await expectSuccess('npm run codegen -- --check && npm run typecheck && npm run lint', product)
  },
  60 * minutes,
)
