import { app } from '../../../src/generated/app.ts'
import type { Page } from './test.ts'

const { url } = app.notifications ?? { url: '' }

/** The notifications are asked for once the page is shown and idle. Resolves when they have come. */
export function waitForNotifications(page: Page) {
  return page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === url)
}
