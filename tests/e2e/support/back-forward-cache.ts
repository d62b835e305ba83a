import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  expect,
  type Fixtures,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

/** Starts a page of another site on loopback. */
async function startOtherSite() {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Outro site</title>'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    })
  return { url: `http://localhost:${port}/`, stop }
}

/** Fixtures with the back-forward cache, which Playwright disables, and with the address of another site. */
export const backForwardCache: Fixtures<
  { otherSiteUrl: string },
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  launchOptions: [
    ({ launchOptions: { executablePath: _, ...options } }, use) => {
      const executablePath = findBrowser({ isWhole: true })
      return use({
        ...options,
        ...(executablePath ? { executablePath } : {}),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
  otherSiteUrl: async ({ browserName: _ }, use) => {
    const site = await startOtherSite()
    await use(site.url)
    await site.stop()
  },
}

const key = 'shown-after-return'

/** Makes each document record the text of every frame after its return from the cache. */
export const recordReturns = (page: Page) =>
  page.addInitScript((key) => {
    const note = () => {
      const shown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.setItem(key, JSON.stringify([...shown, document.body.innerText]))
    }
    const look = () => {
      note()
      requestAnimationFrame(look)
    }
    window.addEventListener('pageshow', ({ persisted }) => persisted && look())
  }, key)

/** Waits until a document has returned from the cache, and returns the texts on screen since then. */
export async function readShownSinceReturn(page: Page): Promise<string> {
  let shown: string[] = []
  await expect(async () => {
    shown = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), key)
    expect(shown.length).toBeGreaterThan(0)
  }).toPass()
  return shown.join('\n')
}
