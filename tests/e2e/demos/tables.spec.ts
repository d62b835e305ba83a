import { expect, type Page, test } from '../support/test.ts'

const customers = (page: Page) => page.getByRole('group', { name: 'Clientes', exact: true })
const bodyRows = (page: Page) => customers(page).locator('tbody tr')
const complete = (page: Page) => page.getByRole('region', { name: 'Ordenar, filtrar, paginar e selecionar' })

test.describe('the full-featured table', () => {
  test.beforeEach(async ({ loggedInPage: page }) => {
    await page.goto('/react-table')
    await expect(bodyRows(page)).toHaveCount(10)
  })

  test('sorts up, down and back; filters by name and status, and says if nothing matches', async ({
    loggedInPage: page,
  }) => {
    const header = customers(page).getByRole('columnheader', { name: 'Compras' })
    const first = bodyRows(page).first()
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(first).toContainText('R$ 0,00')
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(first).toContainText('R$ 892,46')
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await expect(first).toContainText('Alice Exemplo')

    const region = complete(page)
    await region.getByLabel('Filtrar por nome').fill('iris')
    await expect(region.getByRole('status')).toHaveText('1 a 5 de 5')
    for (const row of await bodyRows(page).all()) await expect(row).toContainText('Íris')
    await region.getByLabel('Filtrar por situação').selectOption('Bloqueado')
    for (const row of await bodyRows(page).all()) await expect(row).toContainText('Bloqueado')
    await region.getByLabel('Filtrar por nome').fill('ninguém')
    await expect(region.getByText('Nenhum cliente para este filtro.')).toBeVisible()
    await region.getByRole('button', { name: 'Limpar busca' }).click()
    await region.getByLabel('Filtrar por situação').selectOption('Todas as situações')
    await expect(region.getByRole('status')).toHaveText('1 a 10 de 57')
  })

  test('changes pages and page size, keeps the selection, and returns to page one for a filter', async ({
    loggedInPage: page,
  }) => {
    const region = complete(page)
    await expect(region.getByRole('button', { name: 'Página anterior' })).toBeDisabled()
    await region.getByRole('button', { name: 'Próxima página' }).click()
    await expect(region.getByRole('status')).toHaveText('11 a 20 de 57')
    await region.getByLabel('Linhas por página').selectOption('25 linhas')
    await expect(bodyRows(page)).toHaveCount(25)
    await region.getByRole('button', { name: 'Próxima página' }).click()
    await region.getByRole('button', { name: 'Próxima página' }).click()
    await expect(region.getByRole('status')).toHaveText('51 a 57 de 57')
    await expect(region.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
    await region.getByLabel('Filtrar por nome').fill('exemplo')
    await expect(region.getByRole('status')).toHaveText(/^1 a /)
    await region.getByRole('button', { name: 'Limpar busca' }).click()
    await region.getByLabel('Linhas por página').selectOption('10 linhas')
    await expect(region.getByRole('status')).toHaveText('1 a 10 de 57')
    await test.step('keeps what is selected over pages, and removes it', async () => {
      const wholePage = region.getByRole('checkbox', { name: 'Selecionar a página' })
      await region.getByRole('checkbox', { name: 'Selecionar Alice Exemplo, de Belém' }).check()
      await expect(wholePage).toHaveJSProperty('indeterminate', true)
      await region.getByRole('button', { name: 'Próxima página' }).click()
      await expect(wholePage).not.toBeChecked()
      await wholePage.check()
      await expect(region.getByRole('status')).toHaveText('11 a 20 de 57; 11 selecionados')
      await region.getByRole('button', { name: 'Remover' }).click()
      await expect(page.getByText('Remove Successfully')).toBeVisible()
      await expect(region.getByRole('status')).toHaveText('1 a 10 de 46')
      await expect(region.getByRole('checkbox', { name: 'Selecionar Alice Exemplo, de Belém' })).toHaveCount(
        0,
      )
    })
  })
})

test('ten thousand rows sort and filter with few of them in the DOM', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.goto('/react-table')
  const region = page.getByRole('region', { name: 'Dez mil linhas' })
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(await region.locator('tbody tr').count()).toBeLessThan(60)
  await region.getByRole('button', { name: 'Nº' }).click()
  await region.getByRole('button', { name: 'Nº' }).click()
  await expect(region.getByRole('row', { name: /^10000 / })).toBeVisible()
  await region.getByLabel('Filtrar dez mil').fill('ana manaus')
  await expect(region.getByRole('status')).not.toHaveText('10.000 de 10.000')
  await expect(region.locator('tbody:not([aria-hidden]) tr').first()).toContainText('Manaus')
})

test('a simple table keeps its header visible while rows scroll', async ({ loggedInPage: page }) => {
  await page.goto('/table-basic')
  const scroll = page.getByRole('group', { name: 'Parcelas', exact: true })
  await scroll.focus()
  await page.keyboard.press('End')
  await expect(scroll.getByText('20 de 20')).toBeInViewport()
  await expect(scroll.getByRole('columnheader', { name: 'Parcela' })).toBeInViewport()
})
