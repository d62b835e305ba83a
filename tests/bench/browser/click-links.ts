import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type BuiltApp, heading } from './built-app.ts'
import { watchRequests } from './watch-requests.ts'

/** Time the pointer rests on a link before a click, in ms. */
const hoverMs = 150

/** Time without a request after which a page is idle, in ms. */
const idleMs = 400

/**
 * Clicks links of the dashboard's menu one after the other, `passes` times, in a fresh context. Returns ms
 * from click to painted page, per pass. From the second pass on, the pages have been visited.
 */
export async function clickLinks(
  browser: Browser,
  app: BuiltApp,
  links: readonly string[],
  { passes = 1, hovers = false } = {},
): Promise<number[][]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const requests = watchRequests(page)
    await app.signIn(page)
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-click.js') })
    await page.goto(app.url + app.paths.dashboard)
    await page.locator(heading).waitFor()
    await requests.waitForIdle(idleMs)
    const times: number[][] = []
    for (let pass = 0; pass < passes; pass += 1) {
      const passTimes: number[] = []
      for (const link of links) {
        const { x, y } = await findCenter(page, link)
        if (hovers) {
          await page.mouse.move(x, y)
          await new Promise((done) => setTimeout(done, hoverMs))
        }
        // Moves and clicks at once, so that hovering gives no head start.
        await page.mouse.click(x, y)
        passTimes.push(await readClickTime(page))
        await requests.waitForIdle(idleMs)
      }
      times.push(passTimes)
    }
    return times
  } finally {
    await context.close()
  }
}

async function findCenter(page: Page, link: string) {
  const entry = page.locator(`a[href="${link}"]`).filter({ visible: true }).first()
  await entry.scrollIntoViewIfNeeded()
  const box = await entry.boundingBox()
  if (box === null) throw new Error(`${link} is not in view`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function readClickTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => Reflect.get(window, 'benchClick'), undefined, {
    timeout: 30_000,
  })
  const ms = Number(await time.jsonValue())
  await page.evaluate(() => Reflect.set(window, 'benchClick', 0))
  return ms
}
