import { app } from '../../../src/generated/app.ts'
import { requireValue } from '../../support/require-value.ts'
import { expect, type Page } from './test.ts'

const key = (name: string) => `${app.storagePrefix}.${name}`

/** The profile of a user whose session is over, as lock screens show it. */
export const profile = {
  nome: 'Ana',
  sobrenome: 'Demonstração',
  email: requireValue(app.auth.seedUser).email,
}

/** The same profile with an e-mail wider than a phone. */
export const longProfile = { ...profile, email: `${'comprido.'.repeat(12)}x@exemplo.com.br` }

/** Writes entries to storage, as an earlier visit would. */
export async function store(page: Page, entries: Record<string, object | boolean>) {
  await page.evaluate(
    (values) => {
      for (const [name, value] of values) localStorage.setItem(name as string, JSON.stringify(value))
    },
    Object.entries(entries).map(([name, value]) => [key(name), value]),
  )
}

export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * Expects every control to be clickable and the end of the screen to be reachable by scrolling, at a size in
 * px.
 */
export async function expectWithinReach(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect(await isTooWide(page), `${size.width} × ${size.height}`).toBe(false)
  for (const control of await page.getByRole('main').locator('a, button, input:not([hidden])').all())
    await control.click({ trial: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
}
