import { app } from '../../../src/generated/app.ts'
import { authSettings } from '../../../src/generated/auth.ts'
import { routes } from '../../../src/generated/routes.ts'
import { requireValue } from '../../support/require-value.ts'
import { waitForNotifications } from './notifications.ts'
import { expect, type Page } from './test.ts'

const { email, password } = requireValue(app.auth.seedUser)

const minutes = requireValue(authSettings.idleLockMinutes)

const lockRoute = requireValue(routes.find(({ page }) => page === 'pages/auth/lock-screen'))

const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true })

/** Opens a path as the demonstration user, with a clock that the test can advance. A live build has no notifications. */
export async function openWithClock(page: Page, path: string, { hasNotifications = true } = {}) {
  await page.clock.install()
  const notificationsLoaded = hasNotifications && waitForNotifications(page)
  await page.goto(path)
  await logIn(page)
  await expect(page).toHaveURL(path)
  // A request that is under way would fail when the clock is advanced.
  await notificationsLoaded
}

export async function logIn(page: Page, user = { email, password }) {
  await page.getByLabel('E-mail').fill(user.email)
  await passwordField(page).fill(user.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Advances the clock by the idle time, without any input. */
export async function advanceIdleTime(page: Page) {
  await page.clock.fastForward(minutes * 60_000 + 1_000)
}

/** Expects the lock screen and nothing else on the page. */
export async function expectLocked(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requireValue(lockRoute.title))
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
}

export async function unlock(page: Page) {
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByRole('button', { name: 'Desbloquear' })).toHaveCount(0)
}
