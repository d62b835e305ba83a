import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe.ts'
import { readPdfPages } from '../support/pdf-pages.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

const total = (page: Page) =>
  page.getByRole('region', { name: 'Totais' }).getByText('Total', { exact: true }).locator('..')

const item = (page: Page, position: number) =>
  page.getByRole('group', { name: `Item ${position}`, exact: true })

const sheet = (page: Page) => page.getByRole('article', { name: /^Fatura Nº/ })

async function fillItem(page: Page, position: number, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await item(page, position).getByLabel(label).fill(value)
}

test('invoices are written, checked, previewed, and kept as drafts', async ({ loggedInPage: page }) => {
  await page.goto('/invoice-add')
  await test.step('an invoice is written, computed while typing, added and stored', async () => {
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
  await test.step('missing and wrong values are reported, and the draft stays until it is discarded', async () => {
    await openAfresh(page, '/invoice-add')
    await page.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(page.getByText('Ainda não há o que guardar')).toBeVisible()
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
  await test.step('a saved client is chosen by keyboard, updated and removed; check digits are checked', async () => {
    await openAfresh(page, '/invoice-add')
    const name = page.getByRole('combobox', { name: 'Nome ou razão social' })
    await name.pressSequentially('módelo tec')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Nuvem Modelo Tecnologia LtdaCNPJ 12.ABC.345/01DE-35',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await expect(page.getByLabel('E-mail')).toHaveValue('oi@nuvemmodelo.example.com')
    await expect(page.getByText('Cliente salvo')).toBeVisible()
    await page.getByLabel('E-mail').fill('financeiro@nuvemmodelo.example.com')
    await page.getByRole('button', { name: 'Atualizar cliente salvo' }).click()
    await expect(page.getByText('Cliente atualizado')).toBeVisible()
    await page.getByRole('button', { name: 'Remover dos salvos' }).click()
    await expect(page.getByRole('button', { name: 'Salvar cliente' })).toBeVisible()

    await page.getByLabel('CPF ou CNPJ').fill('')
    await page.getByLabel('CPF ou CNPJ').pressSequentially('11144477734')
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('111.444.777-34')
    await page.getByRole('button', { name: 'Adicionar fatura' }).click()
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveAccessibleDescription(
      'CPF inválido: confira os dígitos.',
    )
    await page.getByLabel('CPF ou CNPJ').press('Backspace')
    await page.getByLabel('CPF ou CNPJ').pressSequentially('5')
    await expect(page.getByText('CPF inválido: confira os dígitos.')).toHaveCount(0)
  })
  await test.step('the preview follows the form; a draft is kept, listed, opened and added', async () => {
    await openAfresh(page, '/invoice-add')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('Nome ou razão social').fill('Loja Exemplo Ltda.')
    await fillItem(page, 1, { Descrição: 'Mensalidade', 'Preço unitário': '250' })
    await page.getByLabel('Receber por').selectOption({ label: 'Pix' })
    const small = page.getByRole('article', { name: 'Prévia ao lado', includeHidden: true })
    await expect(small).toContainText('Mensalidade')
    await expect(small).toContainText(/Receber por\s*Pix/)
    await page.getByRole('button', { name: 'Ver prévia' }).click()
    await expect(page.getByRole('article', { name: 'Prévia da fatura' })).toContainText('R$ 250,00')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(page.getByLabel('Nome ou razão social')).toHaveValue('')
    await page.getByRole('link', { name: 'Todas as faturas' }).click()
    await page.getByRole('radio', { name: 'Rascunhos' }).check({ force: true })
    const drafts = page.getByRole('list', { name: 'Rascunhos' })
    await expect(drafts.getByRole('listitem')).toHaveCount(2)
    await drafts.getByRole('link', { name: /Loja Exemplo/ }).click()
    await expect(item(page, 1).getByLabel('Descrição')).toHaveValue('Mensalidade')
    await page.getByRole('button', { name: 'Adicionar fatura' }).click()
    await expect(sheet(page)).toHaveAccessibleName('Fatura Nº 0004')
    await page.getByRole('radio', { name: 'Rascunhos' }).check({ force: true })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
  })
})

test('invoices are found, printed, paid and deleted', async ({ loggedInPage: page }) => {
  await page.goto('/invoice-preview?fatura=nenhuma')
  await test.step('the address of a deleted invoice leads to another, which is printed alone, black on white', async () => {
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
  await test.step('invoices are searched, filtered and sorted, and their sums follow', async () => {
    await page.emulateMedia({ media: 'screen' })
    await openAfresh(page, '/invoice-preview')
    const rows = page.getByRole('region', { name: 'Faturas' }).getByRole('link')
    await expect(rows).toHaveCount(3)
    await page.getByRole('combobox', { name: 'Ordenar faturas' }).selectOption({ label: 'Maior valor' })
    await expect(rows.first()).toContainText('Nº 0002')
    await page.getByRole('radio', { name: 'Vencidas' }).check({ force: true })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Venceu há 10 dias')
    const sums = page.getByRole('group', { name: 'Resumo das faturas' })
    await expect(sums).toContainText('Vencido · 1 fatura')
    await page.getByRole('link', { name: /Nº 0002/ }).click()
    await page.getByRole('button', { name: 'Marcar como paga' }).click()
    await expect(sums).toContainText('Vencido · 0 faturas')
    await expect(sums).toContainText('Pago · 2 faturas')
    await expect(page.getByText('Nenhuma fatura com esses filtros.')).toBeVisible()
    await page.getByRole('radio', { name: 'Todas' }).check({ force: true })
    await page.getByRole('searchbox', { name: 'Buscar faturas' }).fill('treinamento')
    await expect(rows).toHaveCount(1)
  })
  await test.step('an invoice is selected, paid and deleted', async () => {
    await openAfresh(page, '/invoice-preview')
    await page.getByRole('link', { name: /Nº 0002/ }).click()
    await expect(sheet(page)).toContainText('Padaria Amostra Ltda')
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
})

test('invoices are edited, downloaded, handed over, duplicated and paid in parts', async ({
  loggedInPage: page,
}) => {
  await page.goto('/invoice-preview')
  await test.step('an invoice is edited and keeps its number', async () => {
    await page.getByRole('link', { name: 'Editar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Editar fatura' })).toBeVisible()
    await expect(page.getByLabel('Nome ou razão social')).toHaveValue('Livraria Modelo Ltda')
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
  await test.step('an invoice is downloaded as PDF, handed to the e-mail program and duplicated', async () => {
    await openAfresh(page, '/invoice-preview')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar PDF' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('fatura-0003.pdf')
    const [sheetOfPaper] = await readPdfPages(await readFile(await file.path()))
    expect(sheetOfPaper?.lines).toContain('AveriguaFaturaNº0003')
    expect(sheetOfPaper?.text).toContain('Pacotede5.000créditosdeconsulta')
    expect(sheetOfPaper?.text).toContain('Página1de1')

    // A browser without an e-mail program reports the address as an error.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]'))
          event.preventDefault()
      }),
    )
    await page.getByRole('button', { name: 'Enviar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar fatura' })
    await dialog.getByLabel('Para').fill('contas@exemplo.com.br')
    const handOver = dialog.getByRole('link', { name: 'Abrir no e-mail' })
    await expect(handOver).toHaveAttribute(
      'href',
      /^mailto:contas@exemplo\.com\.br\?subject=Fatura%20N%C2%BA%200003/,
    )
    await expectAccessible(page)
    await handOver.click()
    const standing = page.getByRole('region', { name: 'Situação' })
    await expect(standing).toContainText('para contas@exemplo.com.br')
    await page.reload()
    await expect(standing).toContainText('para contas@exemplo.com.br')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Duplicar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nova fatura' })).toBeVisible()
    await expect(page.getByLabel('Nome ou razão social')).toHaveValue('Livraria Modelo Ltda')
  })
  await test.step('partial payments lower the balance, settle the invoice and are undone', async () => {
    await openAfresh(page, '/invoice-preview')
    await page.getByRole('link', { name: /Nº 0002/ }).click()
    const sheet = page.getByRole('article', { name: 'Fatura Nº 0002' })
    const standing = page.getByRole('region', { name: 'Situação' })
    const payments = standing.getByRole('list', { name: 'Pagamentos' })
    const drawer = page.getByRole('dialog', { name: 'Registrar pagamento' })
    const register = standing.getByRole('button', { name: 'Registrar pagamento' })

    await register.click()
    await expect(drawer.getByLabel('Valor pago')).toHaveValue('3.065,16')
    await drawer.getByLabel('Valor pago').fill('9000')
    await drawer.getByRole('button', { name: 'Registrar' }).click()
    await expect(drawer.getByLabel('Valor pago')).toBeFocused()
    await expect(drawer.getByText(/^O saldo é de/)).toBeVisible()
    await drawer.getByLabel('Valor pago').fill('1065,16')
    await drawer.getByLabel('Forma').selectOption('Boleto')
    await drawer.getByLabel('Nota').fill('Entrada')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Registrar' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(payments.getByRole('listitem')).toContainText('Entrada')
    await expect(sheet).toContainText(/Saldo a pagar\s*R\$\s2\.000,00/)
    await expect(page.getByRole('link', { name: /Nº 0002/ })).toContainText(/saldo de R\$\s2\.000,00/)
    await page.reload()
    await expect(payments.getByRole('listitem')).toHaveCount(1)

    await register.click()
    await drawer.getByRole('button', { name: 'Registrar' }).click()
    await expect(standing).toContainText('Paga')
    await expect(register).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(standing).toContainText('Vencida')
    await expect(payments.getByRole('listitem')).toHaveCount(1)

    await payments.getByRole('button', { name: /Excluir pagamento de R\$\s1\.065,16/ }).click()
    await expect(payments).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(payments.getByRole('listitem')).toHaveCount(1)
  })
})
