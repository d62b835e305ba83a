import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { copyProject } from '../../support/project-copy.ts'
import { startDevServer } from './dev-server.ts'
import { signIn } from './test.ts'

type EditedProject = {
  folder: string
  url: string
  /** Ends the server, and starts another one at the same address once `meanwhile` is done. */
  restart: (meanwhile: () => void) => Promise<void>
}

type Fixtures = {
  /** Saves a file of the manifest with a text in place of another; the file is as it was when the test ends. */
  save: (file: string, from: string, to: string) => void
  /** Somebody who is signed in opens a path, and waits until it is shown. `isKept` tells whether it was loaded again since. */
  open: (path: string) => Promise<{ isSameDocument: () => Promise<boolean> }>
}

/** Tests on a copy of the project in Vite's development server, which they share; each leaves its manifest as it was. */
export const test = base.extend<Fixtures, { project: EditedProject }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies is written so
    async ({}, use) => {
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
    },
    { scope: 'worker', timeout: 60_000 },
  ],
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

/** The title of the page that is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export { expect }
