import { app } from '../../../src/generated/app.ts'
import { requireValue } from '../../support/require-value.ts'
import { expect, type Page } from './test.ts'

const key = (name: string) => `${app.storagePrefix}.${name}`

/** Whose visit is over, as the lock screens show it. */
export const profile = {
  nome: 'Ana',
  sobrenome: 'Demonstração',
  email: requireValue(app.auth.seedUser).email,
}

/** The same with an e-mail that is wider than a phone. */
export const longProfile = { ...profile, email: `${'comprido.'.repeat(12)}x@exemplo.com.br` }

/** Leaves in storage what an earlier visit would have. */
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

/** Expects all of the screen to be within reach at a size in px: its controls by click, its foot by scrolling. */
export async function expectWithinReach(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect(await isTooWide(page), `${size.width} × ${size.height}`).toBe(false)
  for (const control of await page.getByRole('main').locator('a, button, input:not([hidden])').all())
    await control.click({ trial: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
}
