import { app } from '../../../src/generated/app.ts'
import type { Page } from './test.ts'

const { url } = app.notifications ?? { url: '' }

/** Resolves when the notifications have loaded. The app requests them when the page is shown and idle. */
export function waitForNotifications(page: Page) {
  return page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === url)
}
