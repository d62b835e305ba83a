import { ignoreLoadErrors, pageFailure, partFailure, retryButton } from '../support/load-errors.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(({ pageErrors }) => ignoreLoadErrors(pageErrors))

test('the editor of an e-mail that fails to load leaves the page, and loads on the next try', async ({
  loggedInPage: page,
}) => {
  const editor = '**/dash/rich-text-editor-*.js'
  await page.route(editor, (route) => route.abort())
  await page.goto('/email')
  await test.step('the editor of a message, with a retry', async () => {
    await page.getByRole('button', { name: 'Escrever', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Escrever e-mail' })
    await expect(dialog.getByText('Não foi possível carregar o editor.')).toBeVisible()
    await expect(dialog.getByRole('status', { name: 'Carregando o editor' })).toHaveCount(0)
    await page.unroute(editor)
    await retryButton(page).click()
    await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  })
})

test('a part of a page that fails to load leaves the page, with a retry', async ({ loggedInPage: page }) => {
  for (const [path, chunk] of [
    ['/recharts', '60-round.later'],
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
