import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { lookUpPerson } from './support/look-up-person.ts'
import { bothThemes, expectAccessibleIn } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { expect, type Page, test } from './support/test.ts'

const marina = '111.444.777-35'
const otavio = '123.456.789-09'

async function openComparison(page: Page) {
  await page.goto('/pacotes')
  for (const cpf of [marina, otavio]) await lookUpPerson(page, cpf)
  await lookUpPerson(page, marina, '/consulta/cpf/3')
  await navigateInApp(page, '/comparar')
  for (const name of [/Marina/, /Otávio/]) await page.getByRole('checkbox', { name }).check()
  await expect(page.getByRole('columnheader', { name: /Marina/ })).toBeVisible()
}

const findRow = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })

test('two people stand side by side, and what only one has is queried in place', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  await expect(findRow(page, 'Nacionalidade')).toContainText('igual')
  await expect(findRow(page, 'Sexo')).not.toContainText('igual')
  await page.getByRole('switch', { name: 'Só diferenças' }).check()
  await expect(findRow(page, 'Nacionalidade')).toHaveCount(0)
  await expect(findRow(page, 'Sexo')).toBeVisible()

  const offer = page.getByRole('button', { name: /^CPF, Endereços: Otávio Amostra Serrano/ })
  await expect(offer).toContainText('crédito')
  await offer.click()
  await expect(findRow(page, 'Logradouro').first()).toContainText('Rua')
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL(/\/comparar$/)
})

test('sensitive values stay hidden on screen and in the workbook until they are shown', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  const mother = findRow(page, 'Nome da mãe')
  await expect(mother).not.toContainText('Modelo')
  await page.getByRole('switch', { name: 'Mostrar dados sensíveis' }).check()
  await expect(mother).toContainText('Modelo')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Planilha' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^comparacao-[\d-]+\.xlsx$/)
  expect((await readFile(await download.path())).length).toBeGreaterThan(1000)
})

test('the page offers the subjects of the session and is accessible', async ({ loggedInPage: page }) => {
  await page.goto('/comparar')
  await expect(page.getByText('Escolha dois a quatro assuntos')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Escolher uma consulta' })).toBeVisible()
  await openComparison(page)
  await expectAccessibleIn(page, [...bothThemes, { darkMode: true, isRTL: false, width: 375 }])
  await page.getByRole('checkbox', { name: /Otávio/ }).uncheck()
  await expect(page.getByText('Escolha dois a quatro assuntos')).toBeVisible()
  await page.getByRole('button', { name: 'Comparar Marina Exemplo do Vale e Otávio Amostra Serrano' }).click()
  await expect(page.getByRole('columnheader', { name: /Otávio/ })).toBeVisible()
})

const readHeads = (page: Page) =>
  page
    .getByRole('columnheader')
    .getByText(/Marina|Otávio/)
    .allTextContents()

const readPicker = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .allTextContents()

test('all missing queries are asked at once after their cost is confirmed, and the columns stay', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  await lookUpPerson(page, marina, '/consulta/cpf/7')
  await navigateInApp(page, '/comparar')
  for (const [name, action] of [
    [/Marina/, 'uncheck'],
    [/Marina/, 'check'],
  ] as const)
    await page.getByRole('checkbox', { name })[action]()
  const [heads, picker] = [await readHeads(page), await readPicker(page)]
  expect(heads).toEqual(['Otávio Amostra Serrano', 'Marina Exemplo do Vale'])

  const all = page.getByRole('button', { name: 'Completar todas (2,5 créditos)' })
  await all.click()
  const dialog = page.getByRole('dialog', { name: 'Completar todas?' })
  await expect(dialog).toContainText('Custa até 2,5 créditos.')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'CPF, Endereços: Otávio Amostra Serrano1 crédito',
    'CPF, Veículos: Otávio Amostra Serrano1,5 crédito',
  ])
  await expect(dialog.getByRole('combobox', { name: 'Finalidade' })).not.toHaveValue('')
  await expectAccessibleIn(page, bothThemes)
  await page.keyboard.press('Escape')
  await expect(all).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Completar todas' }).click()

  await expect(page.getByRole('heading', { name: 'Falta consultar' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tabela da comparação' })).toBeFocused()
  expect([await readHeads(page), await readPicker(page)]).toEqual([heads, picker])
  // The rows of a table, in the order of the columns.
  const car = findRow(page, 'BRA2E19').first().getByRole('cell')
  await expect(car.first()).toHaveText('não consta')
  await expect(car.last()).toContainText('FIAT/ARGO DRIVE 1.0 · 2019/2020')
  await expect(page.getByText(/^\d+ registros?$/)).toHaveCount(0)
})

test('a text stands under the heading of its column, and the first column under that of the panel', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  const row = findRow(page, 'Sexo')
  const starts = (texts: Locator[]) => Promise.all(texts.map(readTextStart))
  const table = page.getByRole('table')
  const [panel, field, label] = await starts([
    page.getByRole('heading', { name: 'Lado a lado' }),
    table.getByRole('columnheader', { name: 'Campo' }),
    row.getByRole('rowheader'),
  ])
  expect([field, label]).toEqual([panel, panel])
  const [head, cell] = await starts([
    table.getByRole('columnheader', { name: /Otávio/ }),
    row.getByRole('cell').last(),
  ])
  expect(cell).toBe(head)
})

/** Returns the x where the text of an element starts. */
const readTextStart = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Math.round(range.getBoundingClientRect().left)
  })

test('what two subjects share has its name, and the consultas that have it', async ({
  loggedInPage: page,
}) => {
  await page.goto('/pacotes')
  await lookUpPerson(page, marina, '/consulta/cpf/13')
  await navigateInApp(page, '/consulta/cnpj/2')
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('11.222.333/0001-81')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Cafés')
  await navigateInApp(page, '/comparar')
  await page.getByRole('button', { name: /^Comparar Exemplo do Vale .* e Marina/ }).click()
  const shared = page.getByRole('region', { name: 'Em comum' }).getByRole('listitem')
  await expect(shared.filter({ hasText: '12.345.678/0001-95' }).first()).toContainText('Padaria Amostra Ltda')
  const own = shared.filter({ hasText: '11.222.333/0001-81' }).first()
  await expect(own).toContainText('Exemplo do Vale Comércio de Cafés Ltda')
  await expect(own.getByRole('listitem')).toHaveText([
    'Exemplo do Vale Comércio de Cafés Ltda: Quadro societário',
    'Marina Exemplo do Vale: Participação em empresas',
  ])
})

test('subjects without a common consulta are told so, and no table is shown', async ({
  loggedInPage: page,
}) => {
  await page.goto('/pacotes')
  for (const path of ['/consulta/placa', '/consulta/cep']) {
    await navigateInApp(page, path)
    await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible()
  }
  await navigateInApp(page, '/comparar')
  for (const name of [/Placa/, /CEP/]) await page.getByRole('checkbox', { name }).check()
  const table = page.getByRole('region', { name: 'Tabela da comparação' })
  await expect(table).toHaveText('Estes assuntos não têm consulta em comum nesta sessão.')
  await expect(page.getByRole('heading', { name: 'Falta consultar' })).toHaveCount(0)
})
