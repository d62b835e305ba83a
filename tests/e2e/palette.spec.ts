import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

const field = (page: Page) => dialog(page).getByRole('combobox')

const active = (page: Page) => dialog(page).getByRole('option', { selected: true })

async function openAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('Ctrl+K finds a consulta without accents and opens it', async ({ loggedInPage: page }) => {
  await openAt(page, app.auth.home)
  await page.keyboard.type('situacao cadastral na receita')
  await expect(dialog(page).getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/consulta/cpf/2')
  await expect(dialog(page)).toHaveCount(0)
})

test('Cmd+K and the button open it too; Esc and the keys close it and restore the focus', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  const button = page.getByRole('button', { name: 'Buscar' })
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Meta+k')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Meta+k')
  await expect(dialog(page)).toHaveCount(0)
})

test('it starts with a few rows in groups, and arrows move', async ({ loggedInPage: page }) => {
  await openAt(page, app.auth.home)
  const options = dialog(page).getByRole('option')
  await expect(options).toHaveText([
    /^Dossiê de pessoa/,
    /^Dossiê de empresa/,
    /^Dossiê de veículo/,
    /^Nova lista/,
  ])
  await expect(options.locator('svg')).toHaveCount(4)
  await expect(field(page)).toHaveCSS('border-width', '0px')
  await expect(field(page)).toHaveCSS('outline-style', 'none')
  await expectAccessible(page)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await page.keyboard.type('changelog')
  await expect(active(page)).toContainText('Changelog')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/changelog')
})

test('a search without results says so', async ({ loggedInPage: page }) => {
  await openAt(page, app.auth.home)
  await page.keyboard.type('xyzxyz')
  await expect(dialog(page).getByText('Nada encontrado para “xyzxyz”.')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText('Nenhum resultado')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(app.auth.home)
})

test('Enter right after an input uses that input; actions change the theme, collapse the menu, log out', async ({
  loggedInPage: page,
}) => {
  await openAt(page, app.auth.home)
  await page.keyboard.type('atividade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/working')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('alternar tema')
  await expect(active(page)).toContainText('Usar tema claro')
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveClass(/light/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('recolher')
  await expect(active(page)).toContainText('Recolher menu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sair')
  await expect(active(page)).toContainText('Sair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(app.auth.login)
})

test('nothing of it remains after it closes, even if keys follow quickly', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const presses of [4, 5]) {
    for (let press = 0; press < presses; press++) await page.keyboard.press('Control+k')
    await expect(page.locator('dialog')).toHaveCount(presses % 2)
  }
  await dialog(page).getByRole('combobox').fill('changelog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(0)
})
