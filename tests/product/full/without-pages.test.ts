import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { enginePages } from '../../../manifest/contract/engine-pages.ts'
import { copyProject } from '../../support/project-copy.ts'
import { runCommand } from '../../support/run-command.ts'

const project = copyProject()
afterAll(() => project.remove(), 60_000)

// Tests know the shipped pages.
writeFileSync(
  join(project.folder, 'tsconfig.src.json'),
  JSON.stringify({ extends: './tsconfig.json', include: ['src', 'manifest', 'codegen'] }),
)

const file = join(project.folder, 'manifest/routes/product.yaml')
const shipped = readFileSync(file, 'utf8')
const menuFile = join(project.folder, 'manifest/menu.yaml')
const shippedMenu = readFileSync(menuFile, 'utf8')

/** Writes the routes of the product without those of some pages, the menu without their entries, and emits the code. */
async function removePages(pages: readonly string[]) {
  const document = parseDocument(shipped)
  const { routes } = document.toJS() as { routes: { page: string; path: string }[] }
  const kept = routes.filter(({ page }) => !pages.includes(page))
  const removed = routes.filter((route) => !kept.includes(route)).map(({ path }) => path)
  expect(kept.length).toBe(routes.length - pages.length)
  document.set('routes', kept)
  writeFileSync(file, String(document))
  const menu = parseDocument(shippedMenu)
  const { sidebar } = menu.toJS() as { sidebar: { link?: string }[] }
  const left = sidebar.filter(({ link = '' }) => !removed.includes(link))
  menu.set('sidebar', left)
  writeFileSync(menuFile, String(menu))
  await expectSuccess('node codegen/cli/launch.mjs')
}

async function expectSuccess(command: string) {
  const { ended, output } = runCommand(command, { cwd: project.folder })
  expect(await ended, output()).toBe(0)
}

const { session, subject, comparison, batches, cases } = enginePages
const optional = { session, subject, comparison, batches, cases }

describe('a product', () => {
  it.each(Object.entries(optional))(
    'without the page of %s has no type error',
    async (_, page) => {
      await removePages([page])
      await expectSuccess('npx tsc --noEmit -p tsconfig.src.json --incremental --tsBuildInfoFile types.json')
    },
    300_000,
  )

  it('without all of them builds', async () => {
    await removePages(Object.values(optional))
    await expectSuccess('npx vite build --logLevel error')
  }, 300_000)
})
