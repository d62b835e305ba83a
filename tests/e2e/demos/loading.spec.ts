import { ignoreLoadErrors, pageFailure, partFailure, retryButton } from '../support/load-errors.ts'
import { expect, type Page, test } from '../support/test.ts'

test.afterEach(({ pageErrors }) => ignoreLoadErrors(pageErrors))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the keys of the e-mail that fail to load leave the page, and the next press shows them', async ({
  loggedInPage: page,
}) => {
  const chunk = '**/dash/keys-dialog-*.js'
  const button = page.getByRole('button', { name: 'Atalhos do e-mail' })
  await page.route(chunk, (route) => route.abort())
  await page.goto('/email')
  await button.click()
  await expect(page.getByText('Não foi possível abrir os atalhos do e-mail')).toBeVisible()
  await expect(heading(page)).toHaveText('E-mail')
  await page.unroute(chunk)
  await button.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Atalhos do e-mail' })).toBeVisible()
})

test('the editor of a message that fails to load can be loaded again', async ({ loggedInPage: page }) => {
  const chunk = '**/dash/rich-text-editor-*.js'
  await page.route(chunk, (route) => route.abort())
  await page.goto('/email')
  await page.getByRole('button', { name: 'Escrever', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Escrever e-mail' })
  await expect(dialog.getByText('Não foi possível carregar o editor.')).toBeVisible()
  await expect(dialog.getByRole('status', { name: 'Carregando o editor' })).toHaveCount(0)
  await page.unroute(chunk)
  await retryButton(page).click()
  await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
})

test('a part of a page that fails to load leaves the page, with a retry', async ({ loggedInPage: page }) => {
  for (const [path, chunk] of [
    ['/recharts', 'recharts-series'],
    ['/blog?escrever=novo', 'article-editor'],
  ] as const)
    await test.step(path, async () => {
      const address = `**/dash/${chunk}-*.js`
      await page.route(address, (route) => route.abort())
      await page.goto(path)
      await expect(partFailure(page)).toBeVisible()
      await expect(page.getByText(pageFailure)).toHaveCount(0)
      await page.unroute(address)
      await retryButton(page).click()
      await expect(partFailure(page)).toHaveCount(0)
    })
})
