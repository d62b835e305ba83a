import { app } from '../../../src/generated/app.ts'
import { waitForNotifications } from './notifications.ts'
import { expect, type Page } from './test.ts'

/**
 * Opens the home page under a clock that then stands still: its leap has what is still under way run out of time, and is
 * too short for the screen to lock.
 */
export async function openWithPausedClock(page: Page) {
  await page.clock.install()
  const notificationsLoaded = waitForNotifications(page)
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await notificationsLoaded
  await page.clock.pauseAt(Date.now() + 600_000)
}
