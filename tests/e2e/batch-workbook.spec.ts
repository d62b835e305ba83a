import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { createDemoCast } from '../../src/consultas/sources/demo/demo-cast.ts'
import { cast } from '../../src/generated/cast.ts'
import { expectAccessible } from './support/axe.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const path = '/consulta/cpf/lote'

/** Returns a valid CPF with these nine digits. */
function createCpf(index: number): string {
  const digits = [...String(100_000_000 + index * 7919)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

const isInvalid = (index: number) => index % 17 === 5 && index < 17 * 30

/** The four own columns of a line: accents, zeros at the start, a date, a number longer than a spreadsheet's. */
const ownCells = (index: number) => [
  `Conceição “${index}” Ação & Filhos; =1+1`,
  `000${index}`,
  new Date(Date.UTC(2024, index % 12, 1 + (index % 28))),
  `${index}12345678901234567890`,
]

const demoCast = createDemoCast(cast)

/** The demonstration finds nothing about these. */
const isLost = (cpf: string) => demoCast.isNotFound('people', cpf)

const candidates = Array.from({ length: 1000 }, (_, index) => createCpf(index))

const lost = candidates.filter(isLost).slice(0, 40)

const known = candidates.filter((cpf) => !isLost(cpf))

/** Of 500 lines, 30 are invalid, and 40 (8 %) find nothing. */
const lines = Array.from({ length: 500 }, (_, index) => ({
  cpf: isInvalid(index) ? `12.${index}` : (index % 11 === 1 && lost.pop()) || (known.pop() ?? ''),
  own: ownCells(index),
}))

const firstCpf = lines[0]?.cpf ?? ''

const asCell = (value: string | Date) =>
  value instanceof Date ? { type: Date, value, format: 'dd/mm/yyyy' } : { type: String, value }

const writeBook = (sheets: { sheet: string; rows: (string | Date)[][] }[]) =>
  writeExcelFile(
    sheets.map(({ sheet, rows }) => ({ sheet, data: rows.map((row) => row.map(asCell)) })),
  ).toBuffer()

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Arquivo XLSX, CSV ou TXT')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd')

test('a workbook of 500 lines comes back with its own columns as given', async ({ loggedInPage: page }) => {
  test.slow()
  const [cliente, contrato, inicio, conta] = ['Cliente', 'Contrato', 'Início', 'Conta']
  const rows = lines.map(({ cpf, own: [first = '', ...others] }) => [first, cpf, ...others])
  const head = [cliente, 'CPF', contrato, inicio, conta]
  await page.goto(path)
  await choose(page, 'carteira.xlsx', await writeBook([{ sheet: 'Carteira', rows: [head, ...rows] }]))
  await expect(figure(page, 'A consultar')).toHaveText('470')
  await expect(figure(page, 'Inválidas')).toHaveText('30')
  await expectAccessible(page)

  // Lines are mended by keyboard alone, and the focus goes on to the next one.
  const invalid = page.getByRole('region', { name: 'Linhas inválidas' })
  const input = (line: number) => invalid.getByRole('textbox', { name: `CPF, linha ${line}`, exact: true })
  await input(7).fill('123')
  await page.keyboard.press('Enter')
  await expect(input(7)).toBeFocused()
  await expect(figure(page, 'Inválidas')).toHaveText('30')
  await input(7).fill(createCpf(2000))
  await page.keyboard.press('Enter')
  await expect(figure(page, 'Inválidas')).toHaveText('29')
  await expect(input(24)).toBeFocused()
  // Typing replaces the text.
  const selected = () =>
    input(24).evaluate(
      (each: HTMLInputElement) => (each.selectionEnd ?? 0) - (each.selectionStart ?? 0) === each.value.length,
    )
  expect(await selected()).toBe(true)
  await input(24).fill(firstCpf)
  await page.keyboard.press('Enter')
  await expect(figure(page, 'Repetidas')).toHaveText('1')
  await invalid.getByRole('button', { name: 'Remover linha 41', exact: true }).press('Enter')
  await expect(invalid.getByRole('button', { name: 'Remover linha 58', exact: true })).toBeFocused()
  await expect(page.getByText('2 linhas corrigidas · 1 linha removida')).toBeVisible()
  await invalid.getByRole('button', { name: 'Remover as 27 inválidas' }).click()
  await expect(invalid).toBeHidden()
  await page.getByRole('button', { name: 'Voltar à lista como veio' }).click()
  await expect(figure(page, 'Inválidas')).toHaveText('30')
  await expect(figure(page, 'A consultar')).toHaveText('470')

  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible({ timeout: 150_000 })
  const table = page.getByRole('group', { name: 'Resultados do lote' })
  await expect(table.getByRole('columnheader', { name: 'Cliente' })).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('0000')
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('checkbox', { name: 'Contrato' }).uncheck()
  await expect(table.getByRole('columnheader', { name: 'Contrato' })).toBeHidden()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar XLSX' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  // Another library than the ones with which the app reads and writes.
  const [outHead = [], ...out] = await readSheet(await download.path(), undefined, { trim: false })
  expect(outHead.slice(0, 7)).toEqual([cliente, contrato, inicio, conta, 'Linha', 'Outras linhas', 'CPF'])
  expect(new Set(outHead).size).toBe(outHead.length)
  expect(out.map((row) => row.slice(0, 4))).toEqual(lines.map(({ own }) => own))
  const state = outHead.indexOf('Situação')
  const count = (word: string) => out.filter((row) => row[state] === word).length
  expect(count('Inválida')).toBe(30)
  expect(count('Não encontrado')).toBe(40)
  expect(out[5]?.[outHead.indexOf('Mensagem')]).toContain('CPF')
  expect(out[5]?.[outHead.indexOf('CPF')]).toBe('12.5')
})

test('the sheet of a workbook is chosen, and files that cannot be read say why', async ({
  loggedInPage: page,
}) => {
  await page.goto('/consulta/cep/lote')
  const problem = async (name: string, bytes: Buffer, text: string) => {
    await choose(page, name, bytes)
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
  }
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])
  const encrypted = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])
  const book = await writeBook([
    { sheet: 'Clientes', rows: [['CEP'], ['01001-000']] },
    { sheet: 'Antigos', rows: [['CEP'], ['70150-900'], ['123']] },
  ])
  await problem('antigo.xls', ole, 'O arquivo é de um Excel antigo (.xls).')
  await problem('senha.xlsx', encrypted, 'A planilha está protegida por senha.')
  await problem(
    'cortada.xlsx',
    book.subarray(0, book.length - 100),
    'A planilha está danificada ou incompleta.',
  )
  await problem('vazia.xlsx', await writeBook([{ sheet: 'A', rows: [] }]), 'A planilha está vazia')
  const large = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(20_000_001)])
  await problem('grande.xlsx', large, 'A planilha tem mais de 20 MB.')

  await choose(page, 'clientes.xlsx', book)
  await expect(figure(page, 'A consultar')).toHaveText('1')
  await page.getByLabel('Aba').selectOption('Antigos')
  await expect(figure(page, 'Inválidas')).toHaveText('1')
  await expect(page.getByRole('textbox', { name: 'CEP, linha 3' })).toHaveValue('123')
  await expectAccessible(page)
})

test('files tell what the user corrected, and workbooks have numbers and dates', async ({
  loggedInPage: page,
}) => {
  await page.goto('/consulta/placa/lote')
  await page.getByLabel('Lista', { exact: true }).fill(['QRM7B33', 'errada', 'FXE1M23'].join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByRole('textbox', { name: 'Placa, linha 2' }).fill('ABC1D23')
  await page.keyboard.press('Enter')
  await expect(figure(page, 'A consultar')).toHaveText('3')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible({ timeout: 60_000 })

  const save = async (name: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Exportar ${name}` }).click()
    return (await downloading).path()
  }
  const [head = [], ...rows] = await readSheet(await save('XLSX'))
  const column = (name: string) => rows.slice(0, 3).map((row) => row[head.indexOf(name)])
  expect(column('Linha')).toEqual([1, 2, 3])
  expect(column('Corrigido de')).toEqual([null, 'errada', null])
  expect(column('Data')).toEqual([expect.any(Date), expect.any(Date), expect.any(Date)])

  const text = await readFile(await save('JSON'), 'utf8')
  const { entries, sha256 } = JSON.parse(text)
  expect(entries[1]).toMatchObject({ lines: [2], correctedFrom: { 2: 'errada' } })
  const above = `${text.split('\n').slice(0, -3).join('\n')}\n`
  expect(sha256).toBe(createHash('sha256').update(above).digest('hex'))
})
