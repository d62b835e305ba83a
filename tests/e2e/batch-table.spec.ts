import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { cpfs, list, runBatch, secretClient, table, tick, tickedBar } from './support/batch.ts'
import { ignoreLoadErrors } from './support/load-errors.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { readPdfPages } from './support/pdf-pages.ts'
import { expect, test } from './support/test.ts'

test('a batch shows findings and totals, and its rows are ticked, marked, noted and exported', async ({
  loggedInPage: page,
}) => {
  await runBatch(page, '/consulta/cpf/8/lote', list)
  for (const name of ['Cliente', 'Pendências', 'Em aberto', 'Destaques'])
    await expect(table(page).getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Somas' })).toContainText(/pendências\s*\d+/)
  const heights = await table(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  expect(heights.filter((bottom) => bottom <= 900).length - 1).toBeGreaterThan(6)

  // Line 1 has the titles.
  await tick(page, 2).click()
  await tick(page, 5).click({ modifiers: ['Shift'] })
  await expect(tickedBar(page).getByRole('status')).toHaveText('4 linhas escolhidas')
  await tick(page, 3).click()
  await expect(tickedBar(page).getByRole('status')).toHaveText('3 linhas escolhidas')
  await tickedBar(page).getByRole('button', { name: 'Marcar revisado' }).click()
  await expect(table(page).getByText('Revisada')).toHaveCount(3)
  const review = page.getByRole('group', { name: 'Filtrar por revisão' })
  await review.getByRole('button', { name: 'Por revisar' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(10)
  await expect(tickedBar(page).getByRole('status')).toContainText('3 fora do filtro')
  await review.getByRole('button', { name: 'Por revisar' }).click()

  await page.getByRole('button', { name: 'Ver linha 4', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('Linha 3 de 12')
  const note = dialog.getByRole('textbox', { name: 'Nota da linha' })
  await expect(note).toHaveAttribute('autocomplete', 'off')
  await note.fill('Ligar na sexta')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(table(page).getByText('Ligar na sexta')).toBeVisible()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await tickedBar(page).getByRole('button', { name: 'Exportar escolhidas em CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4)
  expect(csv).toContain('Ligar na sexta')
  expect(csv).toContain(`${secretClient} 3`)
  expect(csv).not.toContain(`${secretClient} 1`)
  await page.getByRole('checkbox', { name: /^Escolher as 12 linhas/ }).click()
  await expect(tickedBar(page).getByRole('status')).toHaveText('12 linhas escolhidas')
})

test('the worst finding of a row stands after the document, colours the row, filters, sorts and is in the files', async ({
  loggedInPage: page,
}) => {
  const dead = '987.654.321-00'
  await runBatch(page, '/consulta/cpf/8/lote', ['123.456.789-09', '000.000.001-91', dead, '111.444.777-35'])
  const heads = await table(page).getByRole('columnheader').allInnerTexts()
  expect(heads.slice(0, 4)).toEqual(['Linha', 'Consulta', 'O que pesa', 'Situação'])
  const row = (cpf: string) => table(page).getByRole('row').filter({ hasText: cpf })
  await expect(row(dead).getByRole('cell').nth(2)).toHaveText('titular falecido')
  await expect(row(dead)).toHaveAttribute('data-gravest', 'danger')
  await expect(row('123.456.789-09').getByRole('cell').nth(2)).toHaveText('—')
  // A dead person with nothing on record is no good news: colors are for what weighs.
  for (const cpf of [dead, '123.456.789-09']) {
    await expect(
      row(cpf)
        .getByText(/^nada consta$/i)
        .first(),
    ).toBeVisible()
    await expect(
      row(cpf)
        .locator('[data-tone]')
        .filter({ hasText: /nada consta/i }),
    ).toHaveCount(0)
    await expect(row(cpf).getByText('Encontrado', { exact: true })).toBeVisible()
    await expect(row(cpf).locator('[data-row-state]')).toHaveCount(0)
  }

  const gravity = page.getByRole('group', { name: 'Filtrar pelo que pesa' })
  await gravity.getByRole('button', { name: 'Grave 2' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await gravity.getByRole('button', { name: 'Grave 2' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(5)
  await table(page).getByRole('button', { name: 'O que pesa', exact: true }).click()
  const bodyRows = table(page).locator('tbody tr[aria-rowindex]')
  await expect(bodyRows.nth(0)).toContainText(dead)
  await expect(bodyRows.nth(1)).toContainText('4 pendências')

  const save = async (name: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Exportar ${name}`, exact: true }).click()
    return readFile(await (await downloading).path(), 'utf8')
  }
  expect(await save('CSV')).toMatch(
    /CPF;O que pesa;Gravidade;Situação[\s\S]*;titular falecido;Grave;Encontrado/,
  )
  expect(JSON.parse(await save('JSON')).entries[0].gravest).toEqual({
    finding: 'titular falecido',
    gravity: 'grave',
  })
  await expectAccessibleIn(page, twoLooks)
  await expect(row(dead).getByText('titular falecido')).toBeVisible()
})

test('columns of a batch are pinned and hidden from their menus, rows are compact, and ticked rows are copied', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await runBatch(page, '/consulta/cpf/8/lote', list)
  const labels = () => table(page).getByRole('columnheader').allInnerTexts()
  const choose = async (column: string, item: string | RegExp) => {
    await table(page).getByRole('columnheader', { name: column, exact: true }).hover()
    await table(page)
      .getByRole('button', { name: `Opções da coluna ${column}` })
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Em aberto', 'Fixar no início')
  expect((await labels()).slice(0, 3)).toEqual(['Linha', 'Em aberto', 'Cliente'])
  await choose('Destaques', 'Esconder a coluna')
  expect(await labels()).not.toContain('Destaques')
  await expect(table(page)).toBeFocused()
  await choose('Pendências', 'Ordem decrescente')
  await expect(table(page).getByRole('columnheader', { name: 'Pendências', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  // Rows of one value, then groups.
  await choose('Situação', /^Encontrado \d+$/)
  const only = page.getByRole('button', { name: 'Situação: Encontrado' })
  await expect(only).toBeVisible()
  await only.click()
  await choose('Situação', 'Agrupar por Situação')
  await expect(table(page).locator('[data-group]').first()).toContainText('Encontrado')
  await page.getByRole('button', { name: 'Por situação: desagrupar' }).click()
  await expect(table(page).locator('[data-group]')).toHaveCount(0)

  const height = async () => (await table(page).getByRole('row').nth(1).boundingBox())?.height ?? 0
  const regular = await height()
  await choose('Pendências', 'Linhas compactas')
  await expect.poll(height).toBeLessThan(regular)
  await choose('Situação', 'Linhas compactas')
  await expect.poll(height).toBe(regular)

  await tick(page, 2).click()
  await tick(page, 4).click()
  await page.keyboard.press('Control+c')
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  await expect.poll(async () => (await copied()).length).toBe(3)
  const [head = '', first = ''] = await copied()
  expect(head.split('\t').slice(0, 3)).toEqual(['Linha', 'Em aberto', 'Cliente'])
  expect(first.split('\t')[2]).toBe(`${secretClient} 0`)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await tickedBar(page).getByRole('button', { name: 'Copiar linhas escolhidas' }).click()
  await expect.poll(async () => (await copied()).length).toBe(3)
})

test('a view of a batch is saved without any value, applied, renamed and deleted', async ({
  loggedInPage: page,
}) => {
  await runBatch(page, '/consulta/cpf/8/lote', list)
  const head = (name: string) => table(page).getByRole('columnheader', { name, exact: true })
  const views = page.getByRole('group', { name: 'Visões', exact: true })
  const open = page.getByRole('button', { name: /^Vis(?:ões|ão:)/ })
  await page.getByRole('button', { name: /^Colunas/ }).click()
  await page.getByRole('checkbox', { name: 'Destaques' }).uncheck()
  await page.getByRole('button', { name: /^Colunas/ }).click()
  await head('Pendências').getByRole('button', { name: 'Pendências', exact: true }).click()
  await page
    .getByRole('group', { name: 'Filtrar por situação' })
    .getByRole('button', { name: 'Encontrados', exact: false })
    .first()
    .click()
  await page.getByRole('searchbox', { name: 'Filtrar' }).fill(secretClient)

  await open.click()
  const name = views.getByRole('textbox', { name: 'Salvar a visão atual como' })
  await name.fill(`caso ${cpfs[0]}`)
  await name.press('Enter')
  await expect(views.getByText('O nome fica gravado')).toBeVisible()
  await name.fill('Com pendência')
  await name.press('Enter')
  await expect(views.getByRole('button', { name: 'Com pendência', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).toContain('Com pendência')
  expect(stored).not.toMatch(new RegExp(`${secretClient}|${cpfs[0]}|own 0`))

  await views.getByRole('button', { name: 'Visão inicial' }).click()
  await expect(head('Destaques')).toBeVisible()
  await views.getByRole('button', { name: 'Com pendência', exact: true }).click()
  await expect(head('Destaques')).toBeHidden()
  await expect(head('Pendências')).toHaveAttribute('aria-sort', 'ascending')
  await views.getByRole('button', { name: 'Renomear Com pendência' }).click()
  await views.getByRole('textbox', { name: 'Novo nome de Com pendência' }).fill('Dívidas')
  await page.keyboard.press('Enter')
  await expect(open).toHaveText(/Visão: Dívidas/)
  await views.getByRole('button', { name: 'Excluir Dívidas' }).click()
  await expect(views.getByRole('button', { name: 'Dívidas', exact: true })).toBeHidden()
})

test('with the keyboard alone, rows are ticked, compared and made into dossiês', async ({
  loggedInPage: page,
}) => {
  await runBatch(page, '/consulta/cpf/8/lote', list)
  await table(page).focus()
  // The checkbox for all rows, the sorting of each column, then the first row.
  const columns = await table(page).getByRole('columnheader').getByRole('button').count()
  for (let press = 0; press < columns + 2; press += 1) await page.keyboard.press('Tab')
  await expect(tick(page, 2)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(tick(page, 3)).toBeFocused()
  await expect(tick(page, 3)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Linha 2 de 12')
  await page.keyboard.press('Escape')
  await expect(tick(page, 3)).toBeFocused()
  // Past the two buttons of the row, to the actions.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await expect(tickedBar(page).getByRole('button', { name: 'Montar dossiê' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dossie/pessoa/lote')
  await expect(page.getByText('A consultar')).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'A consultar' }).locator('dd')).toHaveText('2')

  await page.goBack()
  await expect(tickedBar(page).getByRole('status')).toHaveText('2 linhas escolhidas')
  await tickedBar(page).getByRole('button', { name: 'Comparar' }).press('Enter')
  await expect(page).toHaveURL('/comparar')
  await expect(page.getByRole('switch', { name: 'Só diferenças' })).toBeVisible()
})

test('on a phone the counts, the search and the rows come first, and the bar of ticked rows covers none of them', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await runBatch(page, '/consulta/cpf/8/lote', list)
  const box = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const counts = page.getByRole('group', { name: 'Filtrar por situação' })
  const search = await box(page.getByRole('searchbox', { name: 'Filtrar' }))
  expect((await box(table(page))).y - (search.y + search.height)).toBeLessThan(40)
  expect((await box(counts)).height).toBeLessThan(60)
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Opções da tabela' }).click()
  const sheet = page.getByRole('dialog', { name: 'Opções da tabela' })
  for (const name of ['Exportar CSV', /^Colunas/, /^Visões/])
    await expect(sheet.getByRole('button', { name })).toBeVisible()
  await expect(sheet.getByRole('group', { name: 'Somas' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Fechar' }).click()

  await tick(page, 2).click()
  const bar = await box(tickedBar(page))
  expect(bar.y + bar.height).toBeCloseTo(812, 0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const rows = await box(table(page))
  expect(rows.y + rows.height).toBeLessThanOrEqual(bar.y)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('on a phone the rows are grouped and filtered by value in the sheet of the table', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await runBatch(page, '/consulta/cpf/8/lote', list)
  const sheet = page.getByRole('dialog', { name: 'Opções da tabela' })
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('button', { name: 'Opções da tabela' }).click()
    const select = sheet.getByRole('combobox', { name: label })
    const text = await select.locator('option').filter({ hasText: option }).first().innerText()
    await select.selectOption(text)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Fechar' }).click()
    return text
  }
  await choose('Agrupar por', /^Situação$/)
  const group = table(page).locator('[data-group]')
  await expect(group.filter({ hasText: 'Encontrado' })).toBeVisible()
  expect((await group.first().boundingBox())?.height).toBeLessThan(60)

  const text = await choose('Filtrar por', /^Pendências: /)
  const [, value = '', count = ''] = /^Pendências: (.+) \((\d+)\)$/.exec(text) ?? []
  await expect(page.getByRole('status').filter({ hasText: `${count} de 12` })).toBeVisible()
  await page.getByRole('button', { name: `Pendências: ${value}` }).click()
  await expect(page.getByRole('status').filter({ hasText: '12 de 12' })).toBeVisible()
  await page.getByRole('button', { name: 'Por situação: desagrupar' }).click()
  await expect(group).toHaveCount(0)
})

test('documents are not cut, however wide their digits are', async ({ loggedInPage: page }) => {
  await runBatch(page, '/consulta/cpf/lote', ['444.440.440-04', '444.044.444-00', '040.444.444-04'])
  const documents = table(page).getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
  await expect(documents).toHaveCount(3)
  expect(
    await documents.evaluateAll((cells) => cells.map((cell) => cell.scrollWidth - cell.clientWidth)),
  ).toEqual([0, 0, 0])
})

test('with four own columns the worst findings are in view at 1440 px, and the whole list is printed', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const contracts = cpfs.map(
    (cpf, index) =>
      `${cpf};Padaria ${index} do Largo Ltda;CT-2024-00${index};0${(index % 9) + 1}/03/2024;000${index}`,
  )
  await runBatch(page, '/consulta/cpf/8/lote', ['CPF;Cliente;Contrato;Início;Conta', ...contracts])
  const right = async (name: string) => {
    const box = await table(page).getByRole('columnheader', { name, exact: true }).boundingBox()
    return (box?.x ?? Number.NaN) + (box?.width ?? 0)
  }
  const buttons = await table(page).getByRole('columnheader', { name: 'Detalhe' }).boundingBox()
  const inView = ['Cliente', 'Contrato', 'Início', 'Conta', 'O que pesa', 'Situação']
  for (const name of inView) expect(await right(name), name).toBeLessThanOrEqual((buttons?.x ?? 0) + 1)
  await page.getByRole('button', { name: 'Ver linha 2', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Padaria 0 do Largo Ltda')).toBeVisible()
  await page.keyboard.press('Escape')
  // The focus returns to a button that is in view, so that the own columns stay in view too.
  await expect(page.getByRole('button', { name: 'Ver linha 2', exact: true })).toBeFocused()
  expect(await table(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)

  const pages = await readPdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: false }))
  const text = pages.map((each) => each.text).join('')
  for (const words of ['Padaria11doLargoLtda', 'Finalidade', 'Somas', 'Página1de', 'Emitidopor'])
    expect(text).toContain(words)
  expect(pages.length).toBeLessThan(3)
})

test('if the menu of a column fails to load, the page says so, and the next press opens it', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = '**/dash/column-menu-*.js'
  await page.route(chunk, (route) => route.abort())
  await runBatch(page, '/consulta/cpf/lote', list)
  await table(page).getByRole('columnheader', { name: 'Cliente', exact: true }).hover()
  const button = table(page).getByRole('button', { name: 'Opções da coluna Cliente' })
  await button.click()
  await expect(page.getByText('Não foi possível abrir as opções da coluna')).toBeVisible()
  await page.unroute(chunk)
  await button.click()
  await expect(page.getByRole('menuitem', { name: 'Fixar no início' })).toBeVisible()
  ignoreLoadErrors(pageErrors)
})

test('if the columns of a batch fail to load, the page says so, and the button for columns loads them', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = '**/dash/consulta-sheet-*.js'
  const failure = page.getByText('Não foi possível carregar as colunas')
  const columns = page.getByRole('group', { name: 'Colunas', exact: true })
  const button = page.getByRole('button', { name: /^Colunas/ })
  await page.route(chunk, (route) => route.abort())
  await runBatch(page, '/consulta/cpf/8/lote', list)
  await button.click()
  await expect(failure.first()).toBeVisible()
  await expect(columns).toHaveCount(0)
  await page.unroute(chunk)
  await button.click()
  await expect(columns).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: 'Pendências', exact: true })).toBeVisible()
  ignoreLoadErrors(pageErrors)
})
