import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const storedProfile = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `${app.storagePrefix}.profile`)

/** A picture as a camera makes it: large and not square. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, 900, 600)
    return canvas.toDataURL('image/png')
  })
  return {
    name: 'retrato.png',
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  }
}

const photoIn = (part: ReturnType<Page['locator']>) => part.locator('img[src^="data:image/"]')

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a photo is cropped to a square, reduced, stored and shown in every place with the user', async ({
  loggedInPage: page,
}) => {
  await page.getByLabel('Escolher foto').setInputFiles(await picture(page))
  await expect(page.getByRole('button', { name: 'Remover foto' })).toBeVisible()
  const shown = photoIn(page.getByRole('main'))
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([128, 128])
  expect((await storedProfile(page)).avatar).toMatch(/^data:image\//)
  await expectAccessible(page)

  await page.reload()
  await expect(photoIn(page.getByRole('button', { name: 'Menu do usuário' }))).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  const bar = page.getByRole('navigation', { name: 'Navegação inferior' })
  await expect(photoIn(bar.getByRole('link', { name: 'Perfil' }))).toBeVisible()

  await page.getByRole('button', { name: 'Remover foto' }).click()
  await expect(photoIn(page.locator('body'))).toHaveCount(0)
  expect(await storedProfile(page)).toEqual({
    nome: 'Ana',
    sobrenome: 'Demonstração',
    email: 'ana@exemplo.com.br',
  })
})

test('a file that is not a picture is rejected with a message', async ({ loggedInPage: page }) => {
  const text = { name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from('isto não é uma imagem') }
  await page.getByLabel('Escolher foto').setInputFiles(text)
  await expect(page.getByRole('alert').filter({ hasText: 'não é uma imagem' })).toBeVisible()
  expect((await storedProfile(page)).avatar).toBeUndefined()
  await expectAccessible(page)
})

test('the name is validated and, once saved, shown everywhere', async ({ loggedInPage: page }) => {
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('  ')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(name).toHaveAccessibleDescription('Informe seu nome')
  await expect(name).toBeFocused()
  await name.fill('Ana'.repeat(21))
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(name).toHaveAccessibleDescription('Use até 60 caracteres')
  await name.fill('Bia')
  await page.getByLabel('Sobrenome').fill('Exemplo')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Perfil salvo com sucesso')).toBeVisible()
  expect(await storedProfile(page)).toMatchObject({ nome: 'Bia', sobrenome: 'Exemplo' })
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await expect(page.getByRole('menu')).toContainText('Bia Exemplo')
})
