/**
 * Takes pictures of the studio: `npm run screenshots -- studio`. CI takes them each night. They are not committed.
 * It asserts only that the page loads.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { startDevServer } from './support/dev-server.ts'
import { expect, type Page, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

const folder = join(root, 'test-results/studio')

/** Saves a screenshot once fonts, frames and transitions are ready. */
async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await session.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

test('the studio', async ({ page }) => {
  test.setTimeout(600_000)
  await mkdir(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const server = await startDevServer(root)
  const result = page
    .frameLocator('iframe[title="Página"]')
    .getByRole('region', { name: 'Resultado', exact: true })
  try {
    for (const theme of ['dark', 'light'])
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${server.url}/__manifesto`)
        await page.evaluate(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [`${app.storagePrefix}.preferences`, JSON.stringify({ darkMode: theme === 'dark' })],
        )
        await page.goto(`${server.url}/__manifesto`)
        await page.getByRole('heading', { level: 3 }).first().waitFor({ timeout: 60_000 })
        await save(page, `overview-${theme}-${width}`)
        await page.goto(`${server.url}/__manifesto#consultas/cpf.yaml/variants/7`)
        await page.reload()
        await page.getByRole('combobox', { name: 'Tema' }).selectOption(theme)
        await expect(result).toContainText('Marina', { timeout: 60_000 })
        await save(page, `form-${theme}-${width}`)
        await page.getByRole('tab', { name: 'YAML' }).click()
        await expect(page.locator('.cm-content')).toContainText('title:')
        await save(page, `yaml-${theme}-${width}`)
      }
  } finally {
    await server.close()
  }
})
