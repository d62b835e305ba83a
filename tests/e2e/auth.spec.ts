import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { requireValue } from '../support/require-value.ts'
import { expect, type Page, test } from './support/test.ts'

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const { email, password } = requireValue(app.auth.seedUser)

test('the served document has the initial title, the first route its own', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain(`<title>${app.titles.initial}</title>`)
  await page.goto('/')
  await expect(page).toHaveTitle(`${app.product} /`)
})

test('a user logs in, stays logged in after a reload, and logs out', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await logIn(page, ` ${email.toUpperCase()} `, password)
  await expect(page).toHaveURL(app.auth.home)
  await expect(page.getByText('Usuário logado com sucesso')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByText('Usuário desconectado com sucesso')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.auth`)).toBeNull()
})

test('one click logs in with the demonstration account', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  await expect(page).toHaveURL(app.auth.home)
  await expect(page.getByText('Usuário logado com sucesso')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.profile`)).toContain(
    email,
  )
})

test('a browser with its own accounts does not offer the demonstration account', async ({ page }) => {
  await page.goto('/')
  const offer = page.getByRole('button', { name: 'Entrar com a conta de demonstração' })
  await expect(offer).toBeVisible()
  await page.evaluate(([key, users]) => localStorage.setItem(key, users), [
    `${app.storagePrefix}.users`,
    JSON.stringify([{ id: 1, name: 'Carla', email: 'carla@exemplo.com.br', password: 'senha-antiga' }]),
  ] as const)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('the login returns to a deep link with its query and hash', async ({ page }) => {
  await page.goto('/faq?q=cr%C3%A9ditos&q=2#pagamento')
  await expect(page).toHaveURL('/')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/faq?q=cr%C3%A9ditos&q=2#pagamento')
})

test('registration accepts an e-mail once and stores no plain password', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  const register = async () => {
    await page.getByLabel('Nome').fill('Bruno Exemplo')
    await page.getByLabel('E-mail').fill('bruno@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
    await page.getByRole('button', { name: 'Criar conta' }).click()
  }
  await register()
  await expect(page.getByText('Usuário registrado com sucesso')).toBeVisible()
  const users = await page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.users`)
  expect(users).toContain('bruno@exemplo.com.br')
  expect(users).not.toContain('Senha-de-teste-1')
  const roles = JSON.parse(users ?? '[]').map((user: { roles: string[] }) => user.roles)
  expect(roles).toEqual([authSettings.seedRoles, authSettings.defaultRoles])
  await page.goto('/register')
  await register()
  await expect(page.getByText('Usuário já existe')).toBeVisible()
})

test('a legacy plain password is upgraded at load and still works', async ({ page }) => {
  const legacy = [{ id: 1, name: 'Carla Legada', email: 'carla@exemplo.com.br', password: 'senha-antiga' }]
  await page.goto('/')
  await page.evaluate(([key, users]) => localStorage.setItem(key, users), [
    `${app.storagePrefix}.users`,
    JSON.stringify(legacy),
  ] as const)
  await page.reload()
  await logIn(page, 'carla@exemplo.com.br', 'senha-antiga')
  await expect(page).toHaveURL(app.auth.home)
  const stored = await page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.users`)
  expect(stored).not.toContain('senha-antiga')
})

test('the login form shows missing values at their fields', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
})
