import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { hashPassword } from '../../src/state/password.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { advanceIdleTime, expectLocked, logIn, openWithClock, unlock } from './support/idle.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'

const limit = requireValue(authSettings.idleLockMinutes) * 60_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const text = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

async function openConsulta(page: Page) {
  const definition = await variant('cpf')
  await openWithClock(page, definition.path)
  await expect(heading(page)).toHaveText(definition.title)
  return definition
}

test('covers an answer after the idle time, and restores typed values after unlocking', async ({ page }) => {
  const definition = await openConsulta(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(findResult(page)).toContainText(name)
  await advanceIdleTime(page)
  await expectLocked(page)
  await expect(page).toHaveURL(definition.path)
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  const html = await text(page)
  for (const value of [cpf, cpf.replace(/\D/g, ''), name]) expect(html).not.toContain(value)
  expect(await stored(page)).not.toContain(cpf.replace(/\D/g, ''))
  await expectAccessible(page)

  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Senha incorreta')).toBeVisible()
  await expectLocked(page)

  await unlock(page)
  await expect(heading(page)).toHaveText(definition.title)
  await expect(page.getByLabel('CPF')).toHaveValue(cpf)
  await expect(findResult(page).getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
})

test('any input delays it and removes the warning', async ({ page }) => {
  await openConsulta(page)
  const warning = page.getByText('A tela será bloqueada em um minuto')
  await page.clock.fastForward(limit - 50_000)
  await expect(warning).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(limit - 70_000)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(80_000)
  await expectLocked(page)
  await expect(warning).toHaveCount(0)
})

test('neither Back nor a reload nor a typed address uncovers it', async ({ page }) => {
  const { path } = await openConsulta(page)
  await page.getByRole('link', { name: 'Início' }).first().click()
  await expect(page).toHaveURL(app.auth.home)
  await advanceIdleTime(page)
  await expectLocked(page)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectLocked(page)
  await page.goForward()
  await expect(page).toHaveURL(app.auth.home)
  await expectLocked(page)
  await page.reload()
  await expectLocked(page)
  await page.goto('/faq')
  await expectLocked(page)
  await unlock(page)
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})

test('a document opened after the idle time starts locked', async ({ page, context }) => {
  const { path } = await openConsulta(page)
  await page.close()
  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + limit + 60_000 })
  await next.goto(path)
  await expectLocked(next)
})

test('locks when the machine wakes up', async ({ page }) => {
  await openConsulta(page)
  await page.clock.setSystemTime(Date.now() + limit + 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectLocked(page)
})

test('all tabs lock and unlock together', async ({ page, context }) => {
  const { path } = await openConsulta(page)
  await page.getByLabel('CPF').fill(cpf)
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(heading(other)).toBeVisible()
  await advanceIdleTime(page)
  await expectLocked(page)
  await expectLocked(other)
  await unlock(other)
  await expect(other).toHaveURL('/faq')
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('CPF')).toHaveValue(cpf)
})

test('another account finds no typed values', async ({ page }) => {
  const bruno = { name: 'Bruno Exemplo', email: 'bruno@exemplo.com.br', password: 'Senha-de-teste-1' }
  const { path } = await openConsulta(page)
  const record = { id: 'b', ...bruno, password: await hashPassword(bruno.password) }
  await page.evaluate(
    ([key, user]) => {
      const users = JSON.parse(localStorage.getItem(key) ?? '[]')
      localStorage.setItem(key, JSON.stringify([...users, JSON.parse(user)]))
    },
    [`${app.storagePrefix}.users`, JSON.stringify(record)] as const,
  )
  await page.getByLabel('CPF').fill(cpf)
  await advanceIdleTime(page)
  await expectLocked(page)
  await page.getByRole('link', { name: 'Entrar com outra conta' }).click()
  await expect(page).toHaveURL(app.auth.login)
  await logIn(page, bruno)
  await expect(page).toHaveURL(app.auth.home)
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByLabel('CPF')).toHaveValue('')
})

test('restores the form of a dossiê', async ({ page }) => {
  await openWithClock(page, '/dossie/pessoa')
  await page.getByLabel('CPF').fill(cpf)
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByLabel('CPF')).toHaveValue(cpf)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('restores the list of a running batch, to be checked again', async ({ page }) => {
  const { batch } = await variant('cpf')
  await openWithClock(page, requireValue(batch).path)
  await page.getByLabel('Lista', { exact: true }).fill(`${cpf}\n111.444.777-35`)
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByRole('button', { name: 'Iniciar' })).toBeEnabled()
  await page.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(page.getByLabel('Lista', { exact: true })).toHaveValue(`${cpf}\n111.444.777-35`)
})

test('restores a chosen picture', async ({ page }) => {
  const { path } = await variant('foto')
  await openWithClock(page, path)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rosto.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByAltText('Imagem escolhida')).toBeVisible()
  await advanceIdleTime(page)
  await expectLocked(page)
  expect(await text(page)).not.toContain('rosto.png')
  await unlock(page)
  await expect(page.getByAltText('Imagem escolhida')).toBeVisible()
})

test('restores the names typed in the profile', async ({ page }) => {
  await openWithClock(page, '/profile')
  await page.getByLabel('Sobrenome').fill('de Souza')
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByLabel('Sobrenome')).toHaveValue('de Souza')
})
