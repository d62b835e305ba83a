import { holdResponses } from './support/hold-responses.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { loss, lossTag } from './support/loss.ts'
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

const ways: [string, (page: Page) => Promise<void>][] = [
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['Cmd+K', (page) => page.keyboard.press('Meta+k')],
  ['the key /', (page) => page.keyboard.press('/')],
  ['the button', (page) => page.getByRole('button', { name: 'Buscar' }).click()],
]

test('the field takes every key at once, and nothing opens before its results', {
  ...loss('As primeiras teclas depois de Ctrl+K, antes de a busca carregar'),
  tag: ['@core', lossTag],
}, async ({ loggedInPage: page }) => {
  const field = search(page).getByRole('combobox')
  // Loaded after the page, before the search opens. The user is faster here.
  const release = await holdResponses(page, '**/dash/suggestions-*.js')
  await openAt(page, '/faq')
  for (const [way, open] of ways)
    await test.step(way, async () => {
      await open(page)
      await page.keyboard.type('11144477735')
      await expect(field).toHaveValue('11144477735')
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(search(page)).toHaveCount(0)
    })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('111444777')
  await page.keyboard.press('Enter')
  await page.keyboard.type('35')
  await expect(search(page).getByText('Carregando os resultados')).toBeVisible()
  release()
  await expect(search(page).getByRole('group', { name: 'CPF 111.444.777-35 (válido)' })).toBeVisible()
  await expect(page).toHaveURL('/faq')

  await test.step('an opening after the results have loaded', async () => {
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('changelog')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/changelog')
  })
})

test('the field of the dashboard and the search never show results both', async ({ loggedInPage: page }) => {
  const own = page.getByRole('main').getByRole('combobox', { name: /^CPF, CNPJ/ })
  const release = await holdResponses(page, '**/dash/suggestions-*.js')
  await page.goto('/dashboard')
  await expect(own).toBeFocused()
  await page.keyboard.type('111')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('changelog')
  await expect(search(page).getByRole('combobox')).toHaveValue('changelog')
  release()
  await expect(search(page).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(0)
  await expect(own).toHaveValue('111')
  await expect(own).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(own).toBeFocused()
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(0)
})
