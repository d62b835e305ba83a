import { expectAccessible } from '../support/axe.ts'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
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

test('an article is written, kept as a draft, previewed, published, edited and deleted', async ({
  loggedInPage: page,
}) => {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Escrever artigo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Novo artigo' })).toBeFocused()
  const text = page.getByRole('textbox', { name: 'Texto' })
  await expect(text).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByLabel('Título', { exact: false }).first()).toBeFocused()
  await expect(page.getByText('Escreva o texto.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Título' }).fill('Duplicatas sem susto')
  await page.getByRole('textbox', { name: 'Resumo' }).fill('O que conferir antes de assinar.')
  await page.getByLabel('Categoria').selectOption({ label: 'Empresas' })
  await page.getByLabel('Etiquetas').fill('duplicata')
  await page.getByLabel('Etiquetas').press('Enter')
  await page.getByRole('radio', { name: 'Desenho: Justiça' }).check({ force: true })
  await text.click()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Antes de tudo')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Confira o valor. <img src=x onerror=alert(1)>')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Depois')
  await expect(page.getByText('Rascunho salvo')).toBeVisible()
  await page.reload()
  await expect(text).toContainText('Confira o valor.')
  await page.getByRole('button', { name: 'Prévia' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Antes de tudo' })).toBeVisible()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expectAccessibleIn(page, twoLooks)

  await page.getByRole('link', { name: 'Todos os artigos' }).click()
  await page.getByRole('checkbox', { name: 'Meus artigos' }).check({ force: true })
  await expect(titles(page)).toHaveText(['Duplicatas sem susto'])
  await page.getByRole('link', { name: 'Duplicatas sem susto' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicatas sem susto' })).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await page.getByRole('button', { name: 'Depois' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Depois' })).toBeFocused()
  await page.getByRole('link', { name: '#duplicata' }).click()
  await expect(titles(page)).toHaveText(['Duplicatas sem susto'])
  await page.getByRole('link', { name: 'Duplicatas sem susto' }).click()

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: 'Título' }).fill('Duplicatas com calma')
  await page.getByRole('button', { name: 'Publicar alterações' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicatas com calma' })).toBeVisible()
  await page.getByRole('button', { name: 'Excluir artigo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await expect(page.getByText('7 artigos')).toBeVisible()
})

test('an own picture becomes the cover, and another file is refused', async ({ loggedInPage: page }) => {
  await page.goto('/blog?escrever=capa')
  const input = page.getByLabel('Imagem própria')
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') })
  await expect(page.getByText('Este arquivo não é uma imagem que o navegador consiga abrir')).toBeVisible()
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 40
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await input.setInputFiles({
    name: 'capa.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  })
  await expect(page.locator('fieldset img[src^="data:image/"]')).toBeVisible()
  await page.getByRole('button', { name: 'Usar desenho' }).click()
  await expect(page.locator('fieldset img')).toHaveCount(0)
})

test('an article is liked, its link copied, and a comment answered', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog-details?artigo=digitos-do-cpf')
  const like = page.getByRole('button', { name: /^Curtir/ })
  await expect(like).toHaveText('Curtir · 4 curtidas')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(like).toHaveText('Curtir · 5 curtidas')
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('artigo=digitos-do-cpf')

  const replies = page.getByRole('list', { name: 'Respostas a Jussara Exemplo Bittencourt' })
  await expect(replies.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Responder a Jussara Exemplo Bittencourt' }).click()
  await expect(page.getByLabel('Sua resposta')).toBeFocused()
  await page.getByLabel('Sua resposta').fill('Vale para qualquer estado.')
  await page.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(replies.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Responder a Jussara Exemplo Bittencourt' })).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
})
