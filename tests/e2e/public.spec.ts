import { app } from '../../src/generated/app.ts'
import { publicRoutes } from '../../src/generated/public-routes.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { allLooks, expectAccessibleIn } from './support/looks.ts'
import { expectWithinReach, isTooWide, longProfile, profile, store } from './support/public-screen.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, test } from './support/test.ts'

const { email, password } = requireValue(app.auth.seedUser)

const screens = publicRoutes.map(({ pattern, title }) => ({ path: pattern, title }))

test('the public screens are those of the specification', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual(
    [
      '/',
      '/register',
      '/forgot-password',
      '/forgot-password2',
      '/forgot-password3',
      '/lock-screen',
      '/lock-screen2',
      '/lock-screen3',
      '/404',
      '/coming-soon',
      '/under-construction',
    ].sort(),
  )
})

/** Sizes in px: desktop, tablet, phone in both directions, and 400% zoom. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
  { width: 320, height: 256 },
]

for (const { path, title } of screens)
  test(`${path} is complete, accessible in every look, and fits every screen`, async ({ page }) => {
    await page.goto('/404')
    await store(page, { profile: longProfile })
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await test.step('has one main and one heading, and begins with the skip link', async () => {
      await expect(heading).toHaveText(title)
      await expect(heading).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    await expectAccessibleIn(page, allLooks)
    for (const size of sizes) await expectWithinReach(page, size)
  })

for (const family of ['/forgot-password', '/lock-screen']) {
  test(`${family} has three layouts: plain, beside the illustration and over the map`, async ({ page }) => {
    const decorations = page.locator('#root > div > svg, aside svg')
    await page.goto(family)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.goto(`${family}2`)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect(decorations).toHaveAttribute('aria-hidden', 'true')
    await page.goto(`${family}3`)
    await expect(decorations).toHaveCSS('position', 'absolute')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
}

test('logs in by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Senha', exact: true })).toHaveValue(password)
  await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(app.auth.home)
})

test('login and registration redirect a logged-in user to the home page', async ({ loggedInPage: page }) => {
  for (const path of ['/', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(app.auth.home)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  }
})

test('the controls have autocomplete values for password managers', async ({ page }) => {
  const control = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto('/')
  await expect(control('E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect(control('E-mail')).toHaveAttribute('type', 'email')
  await expect(control('Senha')).toHaveAttribute('autocomplete', 'current-password')
  await page.goto('/register')
  await expect(control('Nome')).toHaveAttribute('autocomplete', 'name')
  await expect(control('E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect(control('Senha')).toHaveAttribute('autocomplete', 'new-password')
  await page.goto('/forgot-password')
  await expect(control('E-mail')).toHaveAttribute('autocomplete', 'email')
  await store(page, { profile })
  await page.goto('/lock-screen')
  await expect(control('Senha')).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
})

test('a password can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const field = page.getByLabel('Senha', { exact: true })
  await field.focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), password)
  await page.keyboard.press('Control+V')
  await expect(field).toHaveValue(password)
})

test('Caps Lock is reported while a password is typed', async ({ page }) => {
  await page.goto('/')
  await expectTakenOver(page)
  const field = page.getByLabel('Senha', { exact: true })
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(field).toHaveAccessibleDescription('Caps Lock está ativado')
  await field.dispatchEvent('keyup', { key: 'a' })
  await expect(field).toHaveAccessibleDescription('')
})

test('the registration shows errors at each field and focuses the first', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('E-mail').fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('curta')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByLabel('Nome')).toHaveAccessibleDescription('Informe seu nome')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Escreva um e-mail, como pessoa@exemplo.com.br',
  )
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    /A senha precisa de ao menos 8 caracteres/,
  )
  await expectAccessible(page)
})

test('an error of a field that was left is announced', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('E-mail').fill('ana')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Escreva um e-mail' })).toBeAttached()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
})

test('a failed login is announced, focuses the password and keeps the e-mail', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('qualquer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos')
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.com.br')
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
})

test('an e-mail with an account is rejected by a toast and at the field', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Nome').fill('Ana')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
  await page.keyboard.press('Enter')
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('status')
  await expect(toast).toHaveText('Usuário já existe')
  await expect(toast).toHaveAttribute('data-type', 'error')
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('the page for a forgotten password says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const long = `${'comprido.'.repeat(9)}x@exemplo.com.br`
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Informe o e-mail')
  await page.getByLabel('E-mail').fill(long)
  await page.keyboard.press('Enter')
  const answer = page.getByRole('main').getByRole('status')
  await expect(answer).toBeFocused()
  await expect(answer).toContainText(`Nenhuma mensagem foi enviada para ${long}`)
  await expect(answer).toContainText('não tem serviço de e-mail')
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'crie uma conta' }).click()
  await expect(page).toHaveURL('/register')
})

test('the lock screen locks, and the password unlocks', async ({ loggedInPage: page }) => {
  await page.goto('/')
  await store(page, { profile })
  await page.goto('/lock-screen')
  await expect(page.getByText('Ana Demonstração')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(app.auth.home)
  await expect(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await page.goto('/lock-screen')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(app.auth.home)
})

test('the lock screen lets another user log in', async ({ page }) => {
  await page.goto('/404')
  await store(page, { profile })
  await page.goto('/lock-screen2')
  await page.getByRole('link', { name: 'Entrar com outra conta' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('E-mail')).toHaveValue('')
})

test('without a profile the lock screen leads to the login', async ({ page }) => {
  await page.goto('/lock-screen3')
  await expect(page.getByText('Nenhum perfil está guardado neste navegador.')).toBeVisible()
  await page.getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/')
})

test('the pages for missing and unfinished content link home, and their button returns to the previous page', async ({
  page,
}) => {
  for (const path of ['/404', '/coming-soon', '/under-construction'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').locator('svg')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Início' }).click()
      await expect(page).toHaveURL('/')
      await page.getByRole('link', { name: 'Criar conta' }).click()
      await page.evaluate((to) => {
        window.history.pushState({ idx: 2 }, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 2 } }))
      }, path)
      await page.getByRole('button', { name: 'Voltar' }).click()
      await expect(page).toHaveURL('/register')
    })
})
