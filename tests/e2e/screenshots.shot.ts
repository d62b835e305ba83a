/** Takes the screenshots of docs/ and README: `npm run screenshots`. It asserts nothing. */

import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { choosePurpose } from './support/purpose.ts'
import { type Page, signIn, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')

async function useTheme(page: Page, theme: 'dark' | 'light') {
  const preferences = JSON.stringify({ ...app.preferences, darkMode: theme === 'dark' })
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`${app.storagePrefix}.preferences`, preferences],
  )
}

/** Saves a screenshot once images, fonts and transitions are ready. */
async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

for (const theme of ['dark', 'light'] as const) {
  test(`screens, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useTheme(page, theme)
    await page.goto(app.auth.login)
    await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
    await save(page, `login-${theme}`)

    await signIn(page)
    await page.goto(app.auth.home)
    await page
      .getByRole('button', { name: /Carregar histórico/ })
      .first()
      .click()
    await save(page, `dashboard-${theme}`)

    await page.goto('/pacotes')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await save(page, `pacotes-${theme}`)

    const { default: cpf } = await families.cpf()
    await page.goto(requireValue(cpf.variants[1]).path)
    await page.getByLabel('CPF').first().fill('111.444.777-35')
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await page.getByText('Dados de demonstração', { exact: true }).waitFor()
    await save(page, `consulta-${theme}`)
  })
}

test('a running batch', async ({ page }) => {
  await useTheme(page, 'dark')
  await signIn(page)
  const { default: email } = await families.email()
  await page.goto(requireValue(requireValue(email.variants[1]).batch).path)
  const special = ['ninguem', 'sem.saldo', 'rogerio.lobato']
  const names = Array.from({ length: 240 }, (_, index) => special[(index - 2) / 2] ?? `cliente${index + 1}`)
  await page
    .getByLabel('Lista', { exact: true })
    .fill(names.map((name) => `${name}@exemplo.com.br`).join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByText(/^(?:8|9|1\d)\d de 240$/).waitFor()
  await page.screenshot({ path: join(folder, 'lote.png'), animations: 'disabled' })
})
