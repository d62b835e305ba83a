import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/support/find-browser.mjs'

/** The Chromium that the browser tests use too. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
