import { app } from '../../../src/generated/app.ts'
import { mainMenu } from './menu.ts'
import { waitForNotifications } from './notifications.ts'
import { expect, type Page } from './test.ts'

/**
 * Opens the home page and pauses the clock. React shows what has loaded by a timer, so the page and the menu must
 * be there before the pause. The clock first advances enough to end pending timers, but not
 * enough to lock the screen.
 */
export async function openWithPausedClock(page: Page) {
  await page.clock.install()
  const notificationsLoaded = waitForNotifications(page)
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mainMenu(page)).toBeVisible()
  await notificationsLoaded
  await page.clock.pauseAt(Date.now() + 600_000)
}
