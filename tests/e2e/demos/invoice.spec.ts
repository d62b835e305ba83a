import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'

const total = (page: Page) =>
  page.getByRole('region', { name: 'Totais' }).getByText('Total', { exact: true }).locator('..')

const item = (page: Page, position: number) =>
  page.getByRole('group', { name: `Item ${position}`, exact: true })

const sheet = (page: Page) => page.getByRole('article', { name: /^Fatura Nº/ })

async function fillItem(page: Page, position: number, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await item(page, position).getByLabel(label).fill(value)
}

test('an invoice is written, computed while typing, added and stored', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.goto('/invoice-add')
  await page.getByLabel('Nome ou razão social').fill('Loja Exemplo Ltda.')
  await fillItem(page, 1, {
    Descrição: 'Créditos',
    Quantidade: '1,5',
    'Preço unitário': '1234,56',
    Desconto: '10',
    Imposto: '2,5',
  })
  await expect(item(page, 1).getByLabel('Total do item 1')).toHaveText('R$ 1.708,33')
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await expect(item(page, 2).getByLabel('Descrição')).toBeFocused()
  await fillItem(page, 2, { Descrição: 'Treinamento', 'Preço unitário': '0,02' })
  await expect(item(page, 1).getByLabel('Preço unitário')).toHaveValue('1.234,56')
  await expect(total(page)).toContainText('R$ 1.708,35')
  await page.getByLabel('Pagamento').selectOption({ label: '2 parcelas mensais' })
  await expect(page.getByRole('list', { name: 'Vencimentos' }).getByRole('listitem')).toContainText([
    'R$ 854,18',
    'R$ 854,17',
  ])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Adicionar fatura' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await expect(sheet(page)).toContainText('Loja Exemplo Ltda.')
  await page.reload()
  await expect(sheet(page)).toHaveAccessibleName('Fatura Nº 0004')
  await expect(sheet(page)).toContainText('R$ 1.708,35')
})

test('missing and wrong values are reported, and the draft stays until it is discarded', async ({
  loggedInPage: page,
}) => {
  await page.goto('/invoice-add')
  await item(page, 1).getByLabel('Quantidade').fill('muitas')
  await page.getByRole('button', { name: 'Adicionar fatura' }).click()
  await expect(page.getByLabel('Nome ou razão social')).toBeFocused()
  await expect(page.getByText('Informe o cliente.')).toBeVisible()
  await expect(item(page, 1).getByLabel('Quantidade')).toHaveAccessibleDescription(
    'Use um número como 2 ou 1,5.',
  )
  await expectAccessible(page)
  await page.getByLabel('Nome ou razão social').fill('Loja Amostra')
  await page.reload()
  await expect(page.getByLabel('Nome ou razão social')).toHaveValue('Loja Amostra')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByLabel('Nome ou razão social')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Nome ou razão social')).toHaveValue('')
})

test('an invoice is edited and keeps its number', async ({ loggedInPage: page }) => {
  await page.goto('/invoice-preview')
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar fatura' })).toBeVisible()
  await expect(page.getByLabel('Nome ou razão social')).toHaveValue('Livraria Exemplo Ltda.')
  await page.getByRole('button', { name: 'Remover item 3' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar item' })).toBeFocused()
  await page.getByLabel('Nome ou razão social').fill('Empresa Modelo Ltda.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await page.reload()
  await expect(sheet(page)).toHaveAccessibleName('Fatura Nº 0003')
  await expect(sheet(page)).toContainText('Empresa Modelo Ltda.')
  await expect(sheet(page).getByRole('row')).toHaveCount(3)
})

test('an invoice is selected, paid and deleted', async ({ loggedInPage: page }) => {
  await page.goto('/invoice-preview')
  await page.getByRole('link', { name: /Nº 0002/ }).click()
  await expect(sheet(page)).toContainText('Padaria Modelo Ltda.')
  const standing = page.getByRole('region', { name: 'Situação' })
  await expect(standing).toContainText('Vencida')
  await page.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect(standing).toContainText('Paga')
  await page.reload()
  await expect(standing).toContainText('Paga')

  await page.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await expect(sheet(page)).toHaveAccessibleName('Fatura Nº 0003')
  await page.reload()
  await expect(page.getByRole('link', { name: /Nº 0002/ })).toHaveCount(0)
})

test('the address of a deleted invoice leads to another, which is printed alone, black on white', async ({
  loggedInPage: page,
}) => {
  await page.goto('/invoice-preview?fatura=nenhuma')
  await expect(page.getByText('Esta fatura não existe mais.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver a mais nova' }).click()
  await expect(sheet(page)).toHaveAccessibleName('Fatura Nº 0003')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(sheet(page).getByText('Subtotal')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
