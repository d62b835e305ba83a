import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('articles are searched, filtered and opened; an unknown address leads to the list', async ({
  loggedInPage: page,
}) => {
  await page.goto('/blog')
  await expect(page.getByText('7 artigos')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar nos artigos' }).fill('codigo enderecamento')
  await expect(titles(page)).toHaveText(['Como ler um CEP sem consultar nada'])
  await page.getByText('Veículos', { exact: true }).click()
  await expect(page.getByText('Nenhum artigo encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos' }).click()
  await expect(titles(page)).toHaveCount(7)
  await page.getByRole('radio', { name: 'Justiça' }).check({ force: true })
  await expect(titles(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Como decifrar o número de um processo judicial' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Como decifrar o número de um processo judicial' }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Grupo por grupo' })).toBeVisible()
  await page.getByRole('link', { name: 'Todos os artigos' }).click()
  await expect(titles(page)).toHaveCount(7)
  await page.goto('/blog-details?artigo=nenhum')
  await expect(page.getByText('Este artigo não existe.')).toBeVisible()
  await page.getByRole('link', { name: 'Todos os artigos' }).click()
  await expect(titles(page)).toHaveCount(7)
})

test('a comment is added, survives a reload and is deleted', async ({ loggedInPage: page }) => {
  await page.goto('/blog-details')
  const comments = page.getByRole('region', { name: /comentários?$/ })
  await expect(comments).toHaveAccessibleName('3 comentários')
  await comments.getByRole('button', { name: 'Comentar' }).click()
  await expect(comments.getByLabel('Seu comentário')).toBeFocused()
  await expect(comments.getByText('Escreva o comentário.')).toBeVisible()
  await comments.getByLabel('Seu comentário').fill('Muito claro, obrigada.')
  await comments.getByRole('button', { name: 'Comentar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await expect(comments.getByLabel('Seu comentário')).toHaveValue('')
  await page.reload()
  await expect(comments.getByRole('listitem').last()).toContainText('Ana Demonstração')
  await expect(comments.getByRole('listitem').last()).toContainText('Muito claro, obrigada.')
  await expectAccessible(page)

  await comments.getByRole('button', { name: 'Excluir comentário' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await page.reload()
  await expect(comments).toHaveAccessibleName('3 comentários')
})
