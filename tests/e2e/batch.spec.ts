import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { isAsked } from './support/is-asked.ts'
import { loss } from './support/loss.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const path = '/consulta/cep/lote'

/** Twenty lines with a title: two invalid, one duplicate. */
const list = [
  'CEP',
  '01001-000',
  '70150-900',
  '123',
  'sem número',
  '01001000',
  ...Array.from({ length: 15 }, (_, index) => String(20_040_000 + index)),
].join('\n')

/** Pastes the text. Typing a long text gets slower with each character. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Lista', { exact: true }).evaluate((area, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function check(page: Page, text: string) {
  const area = page.getByLabel('Lista', { exact: true })
  await (text.length < 5_000 ? area.fill(text) : paste(page, text))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(page.getByText('A consultar')).toBeVisible()
}

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd')

const filter = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Filtrar por situação' }).getByRole('button', { name: label })

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progresso do lote' })

async function saved(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a pasted list is checked, run, paused, resumed and exported', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.clock.install()
  await page.goto('/consulta/cep')
  await page.getByRole('link', { name: 'Consultar em lote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endereço por CEP em lote')
  await expect(page.getByRole('navigation', { name: 'Trilha' })).toContainText('CEP em lote')
  await expectAccessible(page)

  await check(page, list)
  await expect(figure(page, 'A consultar')).toHaveText('17')
  await expect(figure(page, 'Inválidas')).toHaveText('2')
  await expect(figure(page, 'Repetidas')).toHaveText('1')
  const invalid = page.getByRole('region', { name: 'Linhas inválidas' })
  await expect(invalid.getByRole('textbox', { name: 'CEP, linha 4' })).toHaveValue('123')
  await expect(invalid.getByRole('row', { name: /^4 .*O CEP tem 8 dígitos/ })).toBeVisible()
  await expect(invalid.getByRole('textbox', { name: 'CEP, linha 5' })).toHaveValue('sem número')
  await expect(invalid.getByRole('row', { name: /^5 .*CEP: valor inválido/ })).toBeVisible()
  await expect(page.getByText('Linha 6 (igual à 2)')).toBeVisible()
  await expect(page.getByText('Dados de demonstração')).toBeVisible()
  await expectAccessible(page)

  // The demonstration answers by a timer, so the batch waits for its pause.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.clock.resume()
  await expect(page.getByText('Pausado', { exact: true })).toBeVisible()
  const paused = await progress(page).getAttribute('aria-valuenow')
  const part = await saved(page, 'Exportar CSV')
  expect(part.text).toContain('Na fila')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  expect(Number(paused)).toBeLessThan(17)
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '17 de 17 linhas, 100%')
  await expect(filter(page, 'Encontrados').first()).toContainText('17')
  await expect(filter(page, 'Por fazer')).toContainText('0')

  await page.getByRole('button', { name: 'Ver linha 3', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '70150-900' })
  await expect(dialog.getByText('Praça dos Três Poderes')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ver linha 3', exact: true })).toBeFocused()

  const csv = await saved(page, 'Exportar CSV')
  expect(csv.name).toMatch(/^cep-1-lote-\d{4}-\d\d-\d\d-\d{4}\.csv$/)
  const [head = '', ...rows] = csv.text.trimEnd().split('\r\n')
  expect(head.startsWith('\uFEFFLinha;Outras linhas;CEP;Situação;')).toBe(true)
  expect(rows).toHaveLength(19)
  expect(rows[0]).toMatch(/^2;6;01001-000;Encontrado;.*Praça da Sé.*Dados de demonstração/)
  expect(rows[1]).toMatch(/^3;;70150-900;Encontrado;.*Brasília/)
  expect(rows[2]).toMatch(/^4;;123;Inválida;.*O CEP tem 8 dígitos/)
  const json = JSON.parse((await saved(page, 'Exportar JSON')).text)
  expect(json.entries[1]).toMatchObject({
    lines: [3],
    values: { cep: '70150900' },
    state: 'found',
    demonstration: true,
    answer: { localidade: 'Brasília' },
  })
})

test('a file from an old spreadsheet is read', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/nome/lote')
  const text =
    'UF;Observação;Nome completo\r\nSP;à vista;José Exemplo Ação\r\nRio de Janeiro;;Ana Amostra\r\nXX;;Bia Amostra\r\n'
  const buffer = Buffer.from(text, 'latin1')
  await page
    .getByLabel('Arquivo XLSX, CSV ou TXT')
    .setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('clientes.csv · Windows-1252 · separada por ponto e vírgula')).toBeVisible()
  await expect(page.getByLabel('Nome completo').locator('option:checked')).toHaveText('Nome completo')
  await expect(page.getByLabel('UF').locator('option:checked')).toHaveText('UF')
  await expect(page.getByLabel('Nascimento').locator('option:checked')).toHaveText('—')
  await expect(figure(page, 'A consultar')).toHaveText('2')
  await expect(figure(page, 'Inválidas')).toHaveText('1')

  // Without its column the state is not sent, and the line with the wrong state is valid.
  await page.getByRole('combobox', { name: 'UF', exact: true }).selectOption('—')
  await expect(figure(page, 'A consultar')).toHaveText('3')
  await page.getByRole('combobox', { name: 'UF', exact: true }).selectOption('UF')
  await expect(figure(page, 'A consultar')).toHaveText('2')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /José Exemplo Ação · SP|SP · José Exemplo Ação/ })).toBeVisible()
})

test('outcomes are distinguishable, and a batch without credits pauses', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/email/lote')
  await check(page, 'ana@exemplo.com.br\nninguem@exemplo.com.br\nsem.saldo@exemplo.com.br')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Pausado: faltam créditos.' })).toBeVisible()
  const rows = page.getByRole('group', { name: 'Resultados do lote' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Encontrado')
  await expect(rows.nth(3)).toContainText('Na fila')
  await expect(filter(page, 'Falhas')).toContainText('0')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver créditos' })).toBeVisible()
  // Hidden values are exported only on request.
  const document = /"documento":\s*"\d{11}"/
  expect((await saved(page, 'Exportar JSON')).text).not.toMatch(document)
  await page.getByLabel('Exportar dados sensíveis').check()
  expect((await saved(page, 'Exportar JSON')).text).toMatch(document)
  expect((await saved(page, 'Exportar CSV')).text).toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
})

test('a list that is too long says so and offers its first lines', async ({ loggedInPage: page }) => {
  await page.goto(path)
  await check(
    page,
    Array.from({ length: 501 }, (_, index) => String(20_040_000 + index).replace(/...$/, '-$& (CEP)')).join(
      '\n',
    ),
  )
  await expect(page.getByRole('alert')).toContainText('Um lote tem até 500 linhas, e a lista tem 501.')
  await expect(page.getByRole('button', { name: 'Iniciar' })).toBeDisabled()
  await page.getByRole('button', { name: 'Usar as primeiras 500' }).click()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(progress(page)).toHaveAttribute('aria-valuemax', '500')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Cancelado.')).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(501)
})

test('a batch continues on other pages, which link to it', {
  ...loss('Sair da página de um lote que roda'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  await check(page, list)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('link', { name: 'Consultas' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible()
  await expect(page.getByText('Endereço por CEP em lote')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar ao lote' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Voltar ao lote' })).toBeHidden()
  await page.goForward()
  await expect(filter(page, 'Encontrados').first()).toContainText('17')
})

test('closing the tab warns about unsaved results, and not about saved ones', {
  ...loss('Fechar a aba com uma lista colada, linhas corrigidas ou respostas de um lote'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  expect(await isAsked(page)).toBe(false)
  await page.getByLabel('Lista', { exact: true }).fill('01001-000')
  expect(await isAsked(page)).toBe(true)
  const file = { name: 'ceps.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('Lista', { exact: true }).fill('')
  await page.getByLabel('Arquivo XLSX, CSV ou TXT').setInputFiles(file)
  const mended = page.getByRole('textbox', { name: 'CEP, linha 4' })
  await expect(mended).toBeVisible()
  expect(await isAsked(page), 'the user has the file').toBe(false)
  await mended.fill('70040-010')
  await page.keyboard.press('Tab')
  await expect(page.getByText('1 linha corrigida')).toBeVisible()
  expect(await isAsked(page)).toBe(true)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  expect(await isAsked(page)).toBe(true)
  await saved(page, 'Exportar CSV')
  expect(await isAsked(page)).toBe(false)
  await page.getByRole('button', { name: 'Novo lote' }).click()
  await expect(page.getByLabel('Lista', { exact: true })).toHaveValue('')
})

test('an ended batch opens again after another one', {
  ...loss('Começar outro lote depois de um terminado'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  for (const [lines, count] of [
    [list, '17'],
    [list.split('\n').slice(0, 2).join('\n'), ''],
  ] as const) {
    await check(page, lines)
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await expect(filter(page, 'Encontrados').first()).toContainText(count)
    await page.getByRole('button', { name: 'Novo lote' }).click()
    await expect(page.getByLabel('Lista', { exact: true })).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Consultas desta sessão' }).click()
  const batches = page
    .getByRole('dialog')
    .getByRole('listitem')
    .getByRole('button', { name: /em lote/ })
  await expect(batches).toHaveCount(2)
  await batches.filter({ hasText: '17 linhas' }).click()
  await expect(filter(page, 'Encontrados').first()).toContainText('17')
})

test('a list is kept with its corrections while the user goes back or visits another page', {
  ...loss('Voltar no navegador depois de “Voltar à lista”, com linhas corrigidas'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  const file = { name: 'ceps.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('Arquivo XLSX, CSV ou TXT').setInputFiles(file)
  await page.getByRole('textbox', { name: 'CEP, linha 4' }).fill('70040-010')
  await page.keyboard.press('Tab')
  const mended = page.getByText('1 linha corrigida')
  await expect(mended).toBeVisible()
  await page.getByRole('button', { name: 'Voltar à lista', exact: true }).click()
  await expect(page.getByText('A lista é de ceps.csv.')).toBeVisible()
  const other = { name: 'outros.csv', mimeType: 'text/csv', buffer: Buffer.from('70150-900\n') }
  await page.getByLabel('Arquivo XLSX, CSV ou TXT').setInputFiles(other)
  const question = page.getByRole('alertdialog', { name: 'Trocar a lista?' })
  await expect(question).toContainText('1 linha corrigida')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('link', { name: 'Consulta individual' }).click()
  await expect(page.getByRole('textbox', { name: 'CEP' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(mended).toBeVisible()
  await page.getByRole('link', { name: 'Consulta individual' }).click()
  await page.getByRole('textbox', { name: 'CEP' }).waitFor()
  await page.goBack()
  await expect(mended).toBeVisible()

  // A list that the user pastes elsewhere comes before the kept one.
  await page.getByRole('link', { name: 'Consulta individual' }).click()
  await page.getByRole('textbox', { name: 'CEP' }).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '01001-000\n70150-900')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Abrir o lote' }).click()
  await expect(figure(page, 'A consultar')).toHaveText('2')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Consulta individual' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Novo lote' }).click()
  await expect(page.getByLabel('Lista', { exact: true })).toHaveValue('')
})

test(
  'a pasted list of 200,000 lines stays beside the field, and is checked',
  loss('Uma lista de 200.000 linhas colada de uma vez'),
  async ({ loggedInPage: page }) => {
    await page.goto(path)
    const area = page.getByLabel('Lista', { exact: true })
    await area.fill('70150-900\n')
    await area.press('Control+End')
    await paste(page, Array.from({ length: 200_000 }, (_, index) => String(10_000_000 + index)).join('\n'))
    const pasted = page.getByRole('group', { name: 'Lista colada' })
    await expect(pasted).toBeFocused()
    await expect(pasted).toContainText('200.001 linhas coladas')
    await expect(pasted).toContainText('70150-900 10000000')
    await expectAccessible(page)
    // The list is kept on another page, and when the user goes back from the check.
    await page.getByRole('link', { name: 'Consulta individual' }).click()
    await page.getByRole('textbox', { name: 'CEP' }).waitFor()
    await page.goBack()
    await expect(pasted).toContainText('200.001 linhas coladas')
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await expect(figure(page, 'A consultar')).toHaveText('200.001')
    await page.getByRole('button', { name: 'Voltar à lista', exact: true }).click()
    await pasted.getByRole('button', { name: 'Remover' }).click()
    await expect(area).toBeFocused()
    await expect(area).toHaveValue('')

    await paste(page, '9'.repeat(5_000_000))
    await expect(pasted).toContainText('1 linha colada')
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await expect(page.getByText('A linha 1 tem uma célula com 5.000.000 caracteres')).toBeVisible()
  },
)

test(
  'the header of a list is chosen, and corrections and removals stay',
  loss('Linhas corrigidas e removidas, quando o cabeçalho, a coluna ou a aba muda'),
  async ({ loggedInPage: page }) => {
    await page.goto(path)
    const text =
      'Entregas de maio;\nEmitido em 01/05/2026;\nCEP;Cliente\n01001-000;Ana\n123;Bia\n456;Caio\n70150-900;Davi\n'
    const file = { name: 'entregas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Arquivo XLSX, CSV ou TXT').setInputFiles(file)
    const header = page.getByLabel('Linha do cabeçalho')
    await expect(header.locator('option:checked')).toHaveText('Linha 3: CEP · Cliente')
    await expect(page.getByText('2 linhas acima dele ficam de fora.')).toBeVisible()
    await expect(figure(page, 'Inválidas')).toHaveText('2')
    await page.getByRole('textbox', { name: 'CEP, linha 5' }).fill('70040-010')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Remover linha 6' }).click()
    const mended = page.getByText('1 linha corrigida · 1 linha removida')
    await expect(mended).toBeVisible()
    await expect(figure(page, 'A consultar')).toHaveText('3')

    // The date of the second title has the eight digits of a CEP.
    await header.selectOption('Sem cabeçalho')
    await expect(figure(page, 'A consultar')).toHaveText('4')
    await expect(figure(page, 'Inválidas')).toHaveText('2')
    await expect(mended).toBeVisible()
    await page.getByRole('combobox', { name: 'CEP', exact: true }).selectOption('Coluna 2')
    await expect(figure(page, 'A consultar')).toHaveText('1')
    await page.getByRole('combobox', { name: 'CEP', exact: true }).selectOption('Coluna 1')
    await header.selectOption('Linha 3: CEP · Cliente')
    await expect(mended).toBeVisible()
    await expect(figure(page, 'A consultar')).toHaveText('3')
    await expectAccessible(page)
  },
)

test('files that would block the page say what is wrong with them', async ({ loggedInPage: page }) => {
  await page.goto(path)
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Arquivo XLSX, CSV ou TXT')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('aspas.csv', `CEP;Cliente\n01001-000;"Ana\n${'70150-900;Bia\n'.repeat(280_000)}`)
  await expect(page.getByRole('alert')).toContainText('Aspas abertas na linha 2')
  await expect(figure(page, 'A consultar')).toHaveText('2')
  await page.getByRole('button', { name: 'Voltar à lista', exact: true }).click()
  await choose('larga.csv', `${'x;'.repeat(30_000)}\n01001-000`)
  await expect(page.getByText('A linha 1 tem 30.001 colunas')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar à lista', exact: true }).click()

  // A worker that does not answer.
  await page.clock.install()
  await page.route(/text-worker-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.isSilent = true' }),
  )
  const working = page.waitForRequest(/text-worker-/)
  await choose('muda.csv', '01001-000')
  await working
  await page.clock.fastForward('01:01')
  await expect(page.getByText('A leitura não respondeu em um minuto')).toBeVisible()
  await expectAccessible(page)
})

test('logout asks before it ends the batch and deletes it', {
  ...loss('Sair com um lote em andamento'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  await check(page, list)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair perde o que não está salvo' })
  await expect(question.getByRole('listitem')).toHaveText([/^Um lote em andamento: \d+ de \d+$/])
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Retomar' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/01001-?000|20040/)
})

test('the batch path of a consulta without batch redirects to the home page', async ({
  loggedInPage: page,
}) => {
  for (const unknown of ['/consulta/cpf/99/lote', '/consulta/cpf/x/lote', '/consulta/foto/lote']) {
    await page.goto(unknown)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('a batch works with the keyboard alone', async ({ loggedInPage: page }) => {
  await page.goto(path)
  await page.getByLabel('Lista', { exact: true }).focus()
  await page.keyboard.insertText('01001000\n70150900')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Conferência' })).toBeFocused()
  const start = page.getByRole('button', { name: 'Iniciar' })
  await expect(start).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '3 Consulta' })).toBeFocused()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver linha 1', exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name: '01001-000' })).toBeVisible()
})

test('columns of the answer are chosen, sorted and filtered, and the drawer moves between rows', async ({
  loggedInPage: page,
}) => {
  await page.goto(path)
  await check(page, list)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  const table = page.getByRole('group', { name: 'Resultados do lote' })
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('checkbox', { name: 'Município' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Colunas' }).press('Enter')
  const head = table.getByRole('columnheader', { name: 'Município' })
  await head.getByRole('button', { name: 'Município', exact: true }).click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('row').nth(1)).toContainText('70150-900')

  await page.getByRole('searchbox', { name: 'Filtrar' }).fill('01001')
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Filtrar' }).fill('')
  await expect(table).toContainText('70150-900')

  await page.getByRole('button', { name: 'Ver linha 3', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('Linha 1 de 17')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('status')).toHaveText('Linha 2 de 17')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const next = dialog.getByRole('button', { name: 'Próxima linha' })
  await next.click()
  await expect(dialog.getByRole('status')).toHaveText('Linha 3 de 17')
  await expect(next).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The run keeps its columns while the user is on another page.
  await page.getByRole('link', { name: 'Consultas' }).first().click()
  await page.goBack()
  await expect(head).toBeVisible()
})

test('a second batch waits and starts when the first is cancelled', async ({ loggedInPage: page }) => {
  await page.goto(path)
  await check(page, Array.from({ length: 400 }, (_, index) => String(20_040_000 + index)).join('\n'))
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('button', { name: 'Pausar' }).click()
  // Opens another page without a reload, which would end the batch.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/consulta/email/lote')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titular do e-mail em lote')
  await check(page, 'ana@exemplo.com.br')
  await expect(page.getByText('este fica na fila, depois de “Endereço por CEP em lote”')).toBeVisible()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Na fila, depois de Endereço por CEP em lote', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao lote' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('list', { name: 'Em andamento' })).toContainText('Terminado: 1 encontrado')
})

test('an interrupted batch is saved, and resumed from its file with the remaining lines only', {
  ...loss('Interromper um lote e retomá-lo do arquivo'),
}, async ({ loggedInPage: page }) => {
  await page.goto(path)
  await check(page, list)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salvar para continuar depois' }).click()
  await expect(page.getByText('Este arquivo contém dados pessoais')).toBeVisible()
  await expectAccessible(page)
  const file = await saved(page, 'Salvar arquivo')
  expect(JSON.parse(file.text).warning).toContain('dados pessoais')
  expect(JSON.parse(file.text).lines).toHaveLength(17)
  await page.getByRole('button', { name: 'Novo lote' }).click()

  const open = (name: string, text: string) =>
    page
      .getByLabel('Continuar de um arquivo salvo')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await open('outro.json', '{}')
  await expect(page.getByText('O arquivo não é um lote salvo.').first()).toBeVisible()
  await open(file.name, file.text)
  await expect(page.getByRole('group', { name: 'Lote salvo' })).toContainText('por consultar')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar lote' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await expect(filter(page, 'Encontrados').first()).toContainText('17')
})

test('a batch of dossiês shows its number of queries and the state of each part', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dossie/pessoa/lote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossiê de pessoa em lote')
  await check(page, '111.444.777-35\n529.982.247-25')
  await expect(page.getByText(/^2 linhas × \d+ consultas = até \d+ requisições$/)).toBeVisible()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver linha 1', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Dados cadastrais.*Encontrado/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await dialog.getByRole('button', { name: /^Endereços/ }).click()
  await expect(dialog.getByRole('button', { name: /^Dados cadastrais/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expectAccessible(page)
})

test('a row opens the page of its subject, and its answer goes with it', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/placa/lote')
  await check(page, 'ABC1D23\nBRA2E19')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver linha 2', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'BRA2E19' })
  await expect(dialog.getByRole('button', { name: 'Abrir veículo' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByText('Comparar: 1 de 4 escolhido')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir veículo, linha 1', exact: true }).click()
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
  await page.keyboard.press('h')
  // The compared row and the opened one.
  const entries = page.getByRole('dialog').getByRole('button', { name: /^Consultar de novo/ })
  await expect(entries).toHaveCount(2)
})
