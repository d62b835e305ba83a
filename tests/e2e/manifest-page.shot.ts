/**
 * Takes the pictures of the living catalogue for docs/authoring: `npm run screenshots -- manifest-page`. It
 * asserts only that the page loads.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { startDevServer } from './support/dev-server.ts'
import { expect, type Page, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

const folder = join(root, 'docs/authoring')

/** Saves a screenshot once fonts, frames and transitions are ready. */
async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await session.detach()
  await writeFile(join(folder, `manifest-page-${name}.webp`), Buffer.from(data, 'base64'))
}

async function unfold(page: Page, name: string, frames: RegExp) {
  const button = page.getByRole('button', { name: `Formulário e resultado de ${name}` })
  await button.click()
  const shown = await page.locator('iframe').all()
  for (const frame of shown) {
    const title = (await frame.getAttribute('title')) ?? ''
    if (!frames.test(title)) continue
    await frame.scrollIntoViewIfNeeded()
    const result = frame.contentFrame().getByRole('region', { name: 'Resultado', exact: true })
    await expect(result).toContainText('Marina', { timeout: 60_000 })
  }
  await button.evaluate((element) => {
    element.closest('li')?.scrollIntoView()
    window.scrollBy(0, -8)
  })
}

test('the living catalogue', async ({ page }) => {
  test.setTimeout(600_000)
  await mkdir(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const server = await startDevServer(root)
  try {
    for (const theme of ['dark', 'light'])
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${server.url}/__manifesto`)
        await page.evaluate(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [`${app.storagePrefix}.preferences`, JSON.stringify({ darkMode: theme === 'dark' })],
        )
        await page.goto(`${server.url}/__manifesto`)
        await page.getByRole('heading', { level: 3 }).first().waitFor({ timeout: 60_000 })
        await save(page, `${theme}-${width}`)
        await unfold(page, 'CPF · Veículos', width === 1440 ? /./ : /claro, larga/)
        await save(page, `consulta-${theme}-${width}`)
      }
  } finally {
    await server.close()
  }
})
