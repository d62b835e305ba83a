import { readFile } from 'node:fs/promises'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
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

test.describe('the table of orders', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Detalhes, edição e exportação' })
  const orders = (page: Page) => page.getByRole('group', { name: 'Pedidos', exact: true })

  test('opens details, edits a row by keyboard with errors and undo, and keeps the change', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/react-table')
    await page.getByRole('button', { name: 'Detalhes do pedido 1040' }).click()
    await expect(page.getByRole('table', { name: 'Itens do pedido 1040' })).toBeVisible()
    await page.getByRole('button', { name: 'Editar pedido 1039' }).press('Enter')
    const editor = page.getByRole('group', { name: 'Editar pedido 1039' })
    await expect(editor.getByLabel('Cliente')).toBeFocused()
    await editor.getByLabel('Cliente').fill('')
    await page.keyboard.press('Enter')
    await expect(editor.getByText('Informe o cliente')).toBeVisible()
    await expectAccessibleIn(page, twoLooks)
    await editor.getByLabel('Cliente').fill('Padaria da esquina')
    await editor.getByLabel('Total em reais').fill('1250,5')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Editar pedido 1039' })).toBeFocused()
    const row = orders(page).getByRole('row').filter({ hasText: '1039' })
    await expect(row).toContainText('R$ 1.250,50')
    await page.reload()
    await expect(row).toContainText('Padaria da esquina')
    await page.getByRole('button', { name: 'Editar pedido 1039' }).click()
    await editor.getByLabel('Cliente').fill('Outro')
    await page.keyboard.press('Escape')
    await expect(row).toContainText('Padaria da esquina')
    await page.getByRole('button', { name: 'Ações do pedido 1039' }).click()
    await page.getByRole('menuitem', { name: 'Excluir pedido' }).click()
    await expect(row).toHaveCount(0)
    await region(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(row).toBeVisible()
  })

  test('searches, filters by column, changes many, arranges columns and exports what is left', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/react-table')
    const panel = region(page)
    await panel.getByLabel('Buscar pedidos').fill('livraria pago')
    await expect(panel.getByRole('status')).not.toHaveText(/de 40$/)
    await panel.getByRole('button', { name: 'Limpar busca' }).click()
    await panel.getByRole('button', { name: 'Filtros' }).click()
    await panel.getByLabel('Filtrar Situação').selectOption('Cancelado')
    await expect(panel.getByRole('status')).toHaveText('1 a 5 de 5')
    await panel.getByRole('checkbox', { name: 'Selecionar os pedidos da página' }).check()
    await panel.getByLabel('Mudar a situação').selectOption('Pago')
    await expect(panel.getByText('Nenhum pedido para esta busca.')).toBeVisible()
    await panel.getByRole('button', { name: 'Desfazer' }).click()
    await expect(panel.getByText('Total de 5 pedidos')).toBeVisible()

    await panel.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Responsável' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Fixar o número ao rolar' }).click()
    await page.keyboard.press('Escape')
    await expect(orders(page).getByRole('columnheader', { name: 'Responsável' })).toHaveCount(0)
    const saveAs = async (kind: string) => {
      await panel.getByRole('button', { name: 'Exportar' }).click()
      const saving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: kind }).click()
      return saving
    }
    const csv = await readFile(await (await saveAs('CSV')).path(), 'utf8')
    expect(csv).toMatch(/^\uFEFFPedido;Cliente;Data;Situação;Total\r\n/)
    expect(csv.trim().split('\r\n')).toHaveLength(6)
    const workbook = await saveAs('Excel (XLSX)')
    expect(workbook.suggestedFilename()).toMatch(/^pedidos-.*\.xlsx$/)
    expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')

    await page.reload()
    await expect(orders(page).getByRole('columnheader', { name: 'Cliente' })).toBeVisible()
    await expect(orders(page).getByRole('columnheader', { name: 'Responsável' })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Página 5', exact: true }).click()
    await expect(panel.getByRole('status')).toHaveText('33 a 40 de 40')
    await panel.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('menuitem', { name: 'Voltar à visão padrão' }).click()
    await expect(orders(page).getByRole('columnheader', { name: 'Responsável' })).toBeVisible()
    await panel.getByRole('button', { name: 'Abrir todos os detalhes' }).click()
    await expectAccessibleIn(page, twoLooks)
  })
})

test('basic tables become cards on phones and keep a column in view', async ({ loggedInPage: page }) => {
  await page.goto('/table-basic')
  const hours = page.getByRole('group', { name: 'Consultas por hora' })
  await hours.scrollIntoViewIfNeeded()
  await hours.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(hours.getByRole('rowheader', { name: 'Quarta' })).toBeInViewport()
  const stock = page.getByRole('group', { name: 'Estoque com movimentos' })
  await stock.getByRole('button', { name: 'Movimentos: Compasso' }).focus()
  await page.keyboard.press('Enter')
  await expect(stock.getByText('Avaria')).toBeVisible()
  await stock.getByRole('button', { name: 'Movimentos: Globo terrestre' }).click()
  await expect(stock.getByText('Venda no site')).toHaveCount(0)
  await expectAccessibleIn(page, twoLooks)
  // The last look is narrow.
  const team = page.getByRole('group', { name: 'Equipe e uso do mês' })
  await expect(team.getByRole('row').nth(1)).toHaveCSS('display', 'block')
  await expect(team.getByRole('cell').first()).toContainText('Marina Exemplo do Vale')
})
