import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { BuiltApp } from './built-app.ts'
import { watchRequests } from './watch-requests.ts'

export type ConnectionSpeed = 'plain' | 'slow'

/** A quarter of the CPU, and a weak mobile connection. */
const slowNetwork = {
  latency: 560,
  downloadThroughput: 1_500_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}

const idleMs = 1000

/**
 * Loads a page in a fresh context, until no request ran for a second. Returns ms, bytes as transferred, and the number of
 * elements in view.
 */
export async function loadPage(
  browser: Browser,
  app: BuiltApp,
  name: 'login' | 'dashboard',
  connection: ConnectionSpeed,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    if (connection === 'slow') await throttle(session)
    await installObserver(page, app, name)
    const requests = watchRequests(page)
    await page.goto(app.url + app.paths[name], { waitUntil: 'commit' })
    await page.waitForFunction(() => Reflect.get(window, 'benchSeen')?.appeared > 0, undefined, {
      timeout: 60_000,
    })
    const script = await readScriptTime(session)
    await requests.waitForIdle(idleMs)
    const figures = await page.evaluate(() => {
      const seen = Reflect.get(window, 'benchSeen')
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const shown = loads.filter(({ startTime }) => startTime <= seen.ready)
      const [code, allCode] = [shown, loads].map((list) =>
        list
          .filter(({ name }) => /\.js$/.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      )
      const elements = Reflect.get(window, 'benchCountInView')()
      // The product shows its login before its script runs. The peers respond as soon as they are there.
      const [mark] = performance.getEntriesByName('averigua:page-shown')
      const responding = Math.max(mark?.startTime ?? 0, seen.appeared)
      // Adds the document, which is not in the resource list.
      return {
        ...seen,
        responding,
        code,
        allCode,
        elements,
        requests: shown.length + 1,
        allRequests: loads.length + 1,
      }
    })
    return { ...figures, script } as LoadFigures
  } finally {
    await context.close()
  }
}

export type LoadFigures = {
  appeared: number
  /** When the page answers the user's input. */
  responding: number
  ready: number
  elements: number
  largestPaint: number
  blocking: number
  script: number
  code: number
  allCode: number
  requests: number
  allRequests: number
}

async function installObserver(page: Page, app: BuiltApp, name: 'login' | 'dashboard') {
  if (name === 'dashboard') await app.signIn(page)
  await page.addInitScript(
    (selectors) => Reflect.set(window, 'benchSelectors', selectors),
    app.readySelectors[name],
  )
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.js') })
}

async function throttle(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}
