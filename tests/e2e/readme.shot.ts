/** Takes the pictures of the README: `npm run screenshots -- readme`. It asserts nothing. */

import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { choosePurpose } from './support/purpose.ts'
import { type Page, signIn, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')

/** Dates on the pictures stay the same, so that only changes of the product change them. */
const takenAt = '2026-10-15T10:00:00-03:00'

async function prepare(page: Page, theme: 'dark' | 'light') {
  await page.clock.setFixedTime(takenAt)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const preferences = JSON.stringify({ ...app.preferences, darkMode: theme === 'dark' })
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`${app.storagePrefix}.preferences`, preferences],
  )
}

/** Saves a screenshot once images and fonts are ready. */
async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

async function saveDashboard(page: Page, name: string) {
  await signIn(page)
  await page.goto(app.auth.home)
  await page.getByRole('heading', { name: 'Consultas por dia' }).waitFor()
  await save(page, name)
}

test('dark', async ({ page }) => {
  await prepare(page, 'dark')
  await page.goto(app.auth.login)
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  await save(page, 'login-dark')

  await saveDashboard(page, 'dashboard-dark')

  const { default: cpf } = await families.cpf()
  await page.goto(requireValue(cpf.variants[1]).path)
  await page.getByLabel('CPF').first().fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await page.getByText('Dados de demonstração', { exact: true }).waitFor()
  await save(page, 'consulta-dark')
})

test('light', async ({ page }) => {
  await prepare(page, 'light')
  await saveDashboard(page, 'dashboard-light')

  await page.goto('/pacotes')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await save(page, 'pacotes-light')
})
