import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { expect, type Page, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Atalhos do teclado' })

async function openAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('/ opens an empty search, and is a letter inside text fields', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.press('/')
  const field = search(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveCount(0)

  await page.getByRole('searchbox').first().focus()
  await page.keyboard.type('/?')
  await expect(page.getByRole('searchbox').first()).toHaveValue('/?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('? shows the shortcuts; Esc or opening the search closes them', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  for (const effect of ['Abrir a busca', 'Consultas desta sessão', 'Fechar o que está aberto'])
    await expect(shortcuts(page).getByRole('definition').filter({ hasText: effect })).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
  // Behind a dialog the keys do nothing.
  await page.keyboard.press('/')
  await expect(search(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(search(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('atalhos')
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveCount(0)
  await expect(shortcuts(page)).toBeVisible()
})

test('in a menu a letter moves to the entry that starts with it, and does nothing else', async ({
  loggedInPage: page,
}) => {
  await openAt(page, '/faq')
  await page.getByRole('button', { name: 'Menu do usuário' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
