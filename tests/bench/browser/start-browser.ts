import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/support/find-browser.mjs'

/** Starts the Chromium of the browser tests. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
