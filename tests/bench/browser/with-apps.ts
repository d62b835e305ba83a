import type { Browser } from '@playwright/test'
import { servePeers } from '../peers/build-peers.ts'
import { serveProduct } from './build-product.ts'
import type { BuiltApp } from './built-app.ts'
import { startBrowser } from './start-browser.ts'

/** Builds and serves the product and its peers while `use` runs. */
export async function withApps<Result>(
  log: (text: string) => void,
  use: (browser: Browser, apps: BuiltApp[]) => Promise<Result>,
): Promise<Result> {
  const apps = [await serveProduct(log), ...(await servePeers(log))]
  const browser = await startBrowser()
  try {
    log('Mede')
    return await use(browser, apps)
  } finally {
    await browser.close()
    for (const app of apps) app.close()
  }
}
