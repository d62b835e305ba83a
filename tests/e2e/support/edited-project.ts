import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { copyProject } from '../../support/project-copy.ts'
import { startDevServer } from './dev-server.ts'
import { signIn } from './test.ts'
import { workerFixture } from './worker-fixture.ts'

type EditedProject = {
  folder: string
  url: string
  /** Stops the server, runs `meanwhile`, and starts a server at the same address. */
  restart: (meanwhile: () => void) => Promise<void>
}

type Fixtures = {
  /** Replaces a text in a file of the manifest. The file is restored after the test. */
  save: (file: string, from: string, to: string) => void
  /** Adds a file to the manifest, and returns a function that removes it. It is removed after the test. */
  addFile: (file: string, text: string) => () => void
  /**
   * Opens a path as a logged-in user and waits for the page. `isSameDocument` tells if the document has not
   * been loaded again.
   */
  open: (path: string) => Promise<{ isSameDocument: () => Promise<boolean> }>
}

/** Tests on a copy of the project on Vite's dev server, which they share. Each test restores the manifest. */
export const test = base.extend<Fixtures, { project: EditedProject }>({
  project: workerFixture(240_000, async (use) => {
    const { folder, remove } = copyProject()
    let server = await startDevServer(folder)
    const restart = async (meanwhile: () => void) => {
      await server.close()
      meanwhile()
      server = await startDevServer(folder, server.port)
    }
    await use({ folder, url: server.url, restart })
    await server.close()
    remove()
  }),
  save: async ({ project }, use) => {
    const originals = new Map<string, string>()
    await use((file, from, to) => {
      const path = join(project.folder, 'manifest', file)
      const text = readFileSync(path, 'utf8')
      if (!originals.has(path)) originals.set(path, text)
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(
        path,
        text.replace(from, () => to),
      )
    })
    for (const [path, text] of originals) writeFileSync(path, text)
  },
  addFile: async ({ project }, use) => {
    const added: string[] = []
    await use((file, text) => {
      const path = join(project.folder, 'manifest', file)
      added.push(path)
      writeFileSync(path, text)
      return () => rmSync(path)
    })
    for (const path of added) rmSync(path, { force: true })
  },
  open: async ({ page, project }, use) => {
    await signIn(page)
    await use(async (path) => {
      await page.goto(project.url + path)
      await expect(heading(page)).toBeVisible({ timeout: 60_000 })
      await page.evaluate(() => Reflect.set(window, 'isKept', true))
      return { isSameDocument: () => page.evaluate(() => Reflect.get(window, 'isKept') === true) }
    })
  },
})

/** Opens a path without loading the document, as a link does. */
export const followPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The page's heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export { expect }
