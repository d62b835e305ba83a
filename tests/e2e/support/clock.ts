import { app } from '../../../src/generated/app.ts'
import { expect, type Page } from './test.ts'

const { url } = app.notifications ?? { url: '' }

/**
 * Opens the home page under a clock that then stands still. The notifications, which are asked for once the page is
 * shown, have come by then: the leap of the clock would have their time run out.
 */
export async function openAtStandstill(page: Page) {
  await page.clock.install()
  const asked = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === url)
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await asked
  await page.clock.pauseAt(Date.now() + 3_600_000)
}
