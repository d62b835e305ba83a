import { readFile } from 'node:fs/promises'
import type { Block } from '../../manifest/schema/result.ts'
import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { exportResult, type ResultExport } from './support/export-result.ts'
import { lookUpStub, type Stub } from './support/stub-consulta.ts'
import { expect, type Page, test } from './support/test.ts'

const debts: Block = {
  block: 'table',
  title: 'Dívidas',
  value: 'dividas',
  columns: [
    { label: 'Credor', value: 'credor', sensitive: false },
    { label: 'Valor', value: 'valor', format: 'currency', sensitive: false },
    { label: 'Data', value: 'data', format: 'date', sensitive: false },
    { label: 'Contrato', value: 'contrato', sensitive: true },
  ],
}

const creditors = ['Ácido Ltda', 'banco 10', 'Banco 2', 'Édson ME', 'Zebra S.A.']

const debtRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    credor: index === 3 ? null : `${creditors[index % 5]}${index < 5 ? '' : ` n${index}`}`,
    valor: index % 2 ? index * 10.5 : -index,
    data: `20${String(10 + (index % 15))}-0${1 + (index % 9)}-15`,
    contrato: `segredo-${index}`,
  }))

const person = {
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
    status: { value: 'situacao', colors: { Regular: 'success' } },
  },
  result: [
    { block: 'alert', title: 'Aviso', status: 'warning', text: 'Há dívidas em aberto.' },
    {
      block: 'fields',
      title: 'Pessoa',
      items: [
        { label: 'Nome', value: 'nome', sensitive: false },
        { label: 'Mãe', value: 'mae', sensitive: true },
        { label: 'E-mail', value: 'email', sensitive: false },
      ],
    },
    {
      block: 'score',
      title: 'Score',
      value: 'score',
      min: 0,
      max: 1000,
      bands: [{ upTo: 1000, label: 'Risco baixo', color: 'success' }],
    },
    debts,
    {
      block: 'table',
      title: 'Protestos',
      value: 'protestos',
      columns: debts.columns,
      empty: 'Sem protestos.',
    },
    { block: 'list', title: 'Telefones', value: 'fones', format: 'phone', sensitive: true },
    { block: 'timeline', title: 'História', value: 'fatos', date: 'dia', label: 'fato' },
    { block: 'image', title: 'Retrato', value: 'foto', alt: 'Retrato da pessoa', sensitive: false },
  ],
  answer: {
    nome: 'Ana Exemplo <b>da Silva</b>',
    cpf: '11144477735',
    situacao: 'Regular',
    mae: 'Bia Exemplo',
    email: 'ana.exemplo.com.um.endereco.comprido@provedor.exemplo.com.br',
    score: 650,
    dividas: debtRows(12),
    protestos: [],
    fones: ['11987654321'],
    fatos: [{ dia: '2024-01-31', fato: 'Mudança' }],
    foto: '/dash/retratos/silhueta-a.svg',
  },
} satisfies Stub

const firstCells = (page: Page) =>
  page.getByRole('group', { name: 'Dívidas' }).locator('tbody:not([data-spacer]) tr td:first-child')

test('a table sorts by its headers and filters by shown text', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, { result: [debts], answer: { dividas: debtRows(30) } })
  const creditor = region.getByRole('columnheader', { name: 'Credor' })
  const sort = creditor.getByRole('button', { name: 'Credor', exact: true })
  await sort.focus()
  await page.keyboard.press('Enter')
  await expect(creditor).toHaveAttribute('aria-sort', 'ascending')
  await expect(firstCells(page).first()).toHaveText('Ácido Ltda')
  await expect(firstCells(page).last()).toHaveText('—')
  await page.keyboard.press('Enter')
  await expect(creditor).toHaveAttribute('aria-sort', 'descending')
  await expect(firstCells(page).first()).toHaveText('Zebra S.A. n29')
  await expect(firstCells(page).last()).toHaveText('—')
  await region.getByRole('columnheader').getByRole('button', { name: 'Valor', exact: true }).click()
  await expect(creditor).toHaveAttribute('aria-sort', 'none')
  await expect(region.getByRole('row').nth(1)).toContainText('-R$ 28,00')

  const filter = region.getByRole('searchbox', { name: 'Filtrar' })
  await filter.fill('acido')
  await expect(region.getByRole('status')).toHaveText('6 de 30')
  await filter.fill('segredo')
  await expect(region.getByText('Nenhuma linha com “segredo”.')).toBeVisible()
  await filter.press('Escape')
  await expect(region.getByRole('status')).toHaveText('30 de 30')
  const hidden = region.getByRole('columnheader', { name: 'Contrato' })
  await expect(hidden.getByRole('button', { name: 'Contrato', exact: true })).toHaveCount(0)
})

test('fifty thousand rows scroll to the last with few of them in the DOM', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, { result: [debts], answer: { dividas: debtRows(50_000) } })
  const area = region.getByRole('group', { name: 'Dívidas' })
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '50001')
  await expect(firstCells(page).first()).toHaveText('Ácido Ltda')
  const most = await area.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let rows = 0
    for (let step = 0; step <= 60; step++) {
      element.scrollTop = (element.scrollHeight * step) / 60
      await frame()
      rows = Math.max(rows, document.querySelectorAll('tr').length)
    }
    return rows
  })
  expect(most).toBeLessThan(200)
  await expect(firstCells(page).last()).toHaveText('Zebra S.A. n49999')
  await area.focus()
  await page.keyboard.press('Home')
  await expect(firstCells(page).first()).toHaveText('Ácido Ltda')
})

test('values are revealed and hidden, one by one and all at once', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, person)
  await expect(region).not.toContainText('Bia Exemplo')
  await region.getByRole('button', { name: 'Mostrar Mãe' }).click()
  await expect(region).toContainText('Bia Exemplo')
  await expect(region).not.toContainText('111.444.777-35')
  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  for (const text of ['111.444.777-35', 'segredo-0', '(11) 98765-4321'])
    await expect(region).toContainText(text)
  await region.getByRole('button', { name: 'Ocultar tudo' }).click()
  await expect(region).not.toContainText('Bia Exemplo')
  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  await page.getByRole('button', { name: 'Consultar de novo' }).click()
  await expect(region.getByRole('button', { name: 'Mostrar tudo' })).toBeVisible()
  await expect(region).not.toContainText('Bia Exemplo')
})

test('a value is copied by keyboard, and the whole answer without hidden values', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const region = await lookUpStub(page, person)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = region.getByRole('button', { name: 'Copiar E-mail' })
  await copy.focus()
  await expect(copy).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-mail: copiado')).toBeVisible()
  expect(await clipboard()).toBe('ana.exemplo.com.um.endereco.comprido@provedor.exemplo.com.br')

  await exportResult(page, 'Copiar')
  await expect(page.getByText('Resultado copiado; dados ocultos ficaram de fora')).toBeVisible()
  expect(await clipboard()).toContain('Mãe: •••••••')
  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  await exportResult(page, 'Copiar')
  await expect(page.getByText('Resultado copiado', { exact: true })).toBeVisible()
  expect(await clipboard()).toContain('Mãe: Bia Exemplo')
})

async function saved(page: Page, name: ResultExport) {
  const [file] = await Promise.all([page.waitForEvent('download'), exportResult(page, name)])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a result is saved as CSV and JSON, with sensitive values hidden until revealed', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, person)
  const csv = await saved(page, 'CSV')
  expect(csv.name).toMatch(/^cep-1-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/)
  expect(csv.text.startsWith('\uFEFFConsulta;')).toBe(true)
  expect(csv.text).toContain('Fonte;Dados de demonstração\r\n')
  expect(csv.text).toContain('Mãe;•••••••\r\n')
  expect(csv.text).toContain('\r\n\r\nDívidas\r\nCredor;Valor;Data;Contrato\r\nÁcido Ltda;')
  expect(csv.text).not.toContain('segredo')

  const json = await saved(page, 'JSON')
  expect(json.name).toMatch(/^cep-1-.*\.json$/)
  const { answer, ...origin } = JSON.parse(json.text)
  expect(origin).toMatchObject({ demonstration: true, at: expect.stringMatching(/Z$/) })
  expect(answer).toMatchObject({ mae: '•••••••', situacao: 'Regular' })
  expect(answer.dividas[0]).toMatchObject({ credor: 'Ácido Ltda', contrato: '•••••••' })

  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  expect((await saved(page, 'CSV')).text).toContain('Mãe;Bia Exemplo\r\n')
  expect(JSON.parse((await saved(page, 'JSON')).text)).toMatchObject({ answer: { mae: 'Bia Exemplo' } })
})

test('print shows the result only, black on white', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, {
    ...person,
    answer: { ...person.answer, dividas: debtRows(300) },
  })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect(await page.evaluate(() => document.body.className)).toContain('dark')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })

  await expect(
    region.getByText('Dados de demonstração', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(region.getByText(title).filter({ visible: true }).first()).toBeVisible()
  await expect(region.locator('tbody tr')).toHaveCount(300)
  for (const outside of ['banner', 'contentinfo', 'navigation', 'form', 'searchbox'] as const)
    await expect(page.getByRole(outside)).toHaveCount(0)
  await expect(region.getByRole('button', { name: /Copiar|Imprimir|CSV|Mostrar/ })).toHaveCount(0)
  await expect(region.getByRole('columnheader', { name: 'Credor' })).toBeVisible()
  await expect(region).not.toContainText('Bia Exemplo')

  const look = await region.evaluate((element) => {
    const texts = [...element.querySelectorAll('dd, h2, h3, td, th')]
    return {
      page: getComputedStyle(document.body).backgroundColor,
      colors: [...new Set(texts.map((text) => getComputedStyle(text).color))],
      wide: document.documentElement.scrollWidth > window.innerWidth,
    }
  })
  expect(look).toEqual({ page: 'rgb(255, 255, 255)', colors: ['rgb(0, 0, 0)'], wide: false })
  await expect(region.getByText(app.product, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^\S+ - CEP, [^-]+ - \d\d-\d\d-\d{4}$/)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'screen' })
  await expect(page).toHaveTitle(/\/consulta\//)
  expect(await page.evaluate(() => document.body.className)).toContain('dark')
})

for (const darkMode of [true, false])
  test(`any page is printed on white paper, from the ${darkMode ? 'dark' : 'light'} theme`, async ({
    loggedInPage: page,
  }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `${app.storagePrefix}.preferences`,
      JSON.stringify({ darkMode }),
    ] as const)
    await page.goto(requireValue(app.catalogue))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const look = () =>
      page.evaluate(() => {
        const { colorScheme } = getComputedStyle(document.documentElement)
        const { backgroundColor, color } = getComputedStyle(document.body)
        return { colorScheme, backgroundColor, isDarkText: /^rgb\((\d|[1-4]\d), /.test(color) }
      })
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(look)
      .toEqual({ colorScheme: 'light', backgroundColor: 'rgb(255, 255, 255)', isDarkText: true })
    for (const bar of ['banner', 'contentinfo'] as const) await expect(page.getByRole(bar)).toHaveCount(0)
    // Fixed elements outside the screen would appear at the foot of each printed page.
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(async () => (await look()).colorScheme).toBe(darkMode ? 'dark' : 'light')
  })

test('every block is accessible and fits a narrow screen in both themes', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, person)
  await expect(region.getByText('<b>da Silva</b>').first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(colorScheme, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      if (colorScheme === 'light') await page.getByRole('button', { name: /tema claro/i }).click()
      await expect(page.locator('body')).toHaveClass(new RegExp(colorScheme))
      await expectAccessible(page)
      await page.setViewportSize({ width: 375, height: 800 })
      await expectAccessible(page)
      const actions = region.getByRole('group', { name: 'Ações do resultado' }).getByRole('button')
      const tops = await actions.evaluateAll(
        (all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size,
      )
      expect(tops).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    })
})

test('a picture that does not load says so', async ({ loggedInPage: page, pageErrors }) => {
  const region = await lookUpStub(page, {
    result: [{ block: 'image', title: 'Retrato', value: 'foto', alt: 'Retrato', sensitive: false }],
    answer: { foto: '/dash/nao-existe.png' },
  })
  await expect(region.getByText('Não foi possível carregar a imagem.')).toBeVisible()
  expect(pageErrors.splice(0).every((text) => text.includes('404'))).toBe(true)
})
