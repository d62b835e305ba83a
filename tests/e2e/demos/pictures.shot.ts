/**
 * Takes the pictures of docs/demos: each demo page in both themes at 1440 and 375 px, side by side. Run
 * `npm run screenshots -- pictures`, or with `-g /kanban` for one page. It asserts nothing.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { routes } from '../../../src/generated/routes.ts'
import { applyLook, type Look } from '../support/looks.ts'
import { type Page, signIn, test } from '../support/test.ts'

const folder = join(import.meta.dirname, '../../../docs/demos')

const looks: Look[] = [1440, 375].flatMap((width) =>
  [true, false].map((darkMode) => ({ darkMode, isRTL: false, width })),
)

/** The part of a long page that a picture shows, in px. */
const maxHeight = 1600

const paths = routes
  .filter(({ page }) => page.startsWith('demos/'))
  .map(({ pattern }) => pattern.replace(':id', 'portal'))

async function takePicture(page: Page, look: Look): Promise<string> {
  await applyLook(page, look)
  // Scrolling loads the examples below the window.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: look.width, height: Math.min(Math.max(height, 900), maxHeight) })
  await page.evaluate(() => window.scrollTo(0, 0))
  // A movement loads what is below the window.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
  const image = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 90 })
  return image.toString('base64')
}

/** Saves pictures side by side, the wide ones at half their size. */
async function savePictures(browser: Browser, name: string, pictures: string[]) {
  // A blank page without the app's security policy, which would refuse the styles.
  const sheet = await browser.newPage({ viewport: { width: 1850, height: 100 } })
  const images = pictures.map((data, index) => {
    const width = (looks[index]?.width ?? 0) / 2
    return `<img style="width: ${width}px" src="data:image/jpeg;base64,${data}">`
  })
  await sheet.setContent(
    `<!doctype html><style>body { display: flex; align-items: start; gap: 8px; margin: 8px; background: #777 }</style>${images.join('')}`,
  )
  await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const session = await sheet.context().newCDPSession(sheet)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    captureBeyondViewport: true,
    quality: 60,
    clip: { ...cssContentSize, scale: 1 },
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  await sheet.close()
}

test.describe.configure({ timeout: 3 * 60_000 })

for (const path of paths)
  test(path, async ({ page, browser }) => {
    await signIn(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const pictures: string[] = []
    for (const look of looks) pictures.push(await takePicture(page, look))
    await savePictures(browser, path.slice(1).replace('/', '-'), pictures)
  })
