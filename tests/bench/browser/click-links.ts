import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type BuiltApp, heading } from './built-app.ts'
import { watchRequests } from './watch-requests.ts'

/** How long the pointer rests on a link before it clicks, where it does, in milliseconds. */
const hoverMs = 150

/** What is idle after a load or a click, in milliseconds without a request. */
const idleMs = 400

/**
 * Clicks links of the dashboard's menu one after the other, `passes` times, in a fresh context: from the second pass on
 * the pages have been visited. Milliseconds from each click to the painted page, pass by pass.
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
        // Else the pointer comes and clicks at once: what hovering fetches has no head start.
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
