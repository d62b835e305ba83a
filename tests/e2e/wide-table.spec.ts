import type { Block } from '../../manifest/schema/result.ts'
import { expectAccessible } from './support/axe.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { expect, test } from './support/test.ts'

const column = (label: string, value: string) => ({ label, value, sensitive: false })

const loans: Block = {
  block: 'table',
  title: 'Operações',
  value: 'operacoes',
  columns: [
    column('Instituição', 'instituicao'),
    { ...column('Cliente', 'cliente'), sensitive: true },
    ...['A vencer', 'Vencido', 'Prejuízo', 'Limite', 'Garantia', 'Encargos'].map((label) => ({
      ...column(label, 'valor'),
      format: 'currency' as const,
      // Sums stay in the table, however narrow it is.
      total: true,
    })),
    { ...column('Agência', 'agencia'), priority: 'low' },
  ],
}

const summary = { value: 'titular', sensitive: false }

const answer = {
  titular: 'Marina Exemplo do Vale',
  operacoes: [
    { instituicao: 'Banco Exemplo S.A.', cliente: 'Marina', valor: 162_480.55, agencia: 'Centro' },
    { instituicao: 'Cooperativa Modelo', cliente: 'Otávio', valor: 4318.63, agencia: 'Norte' },
  ],
}

test('a table wider than its container says so, keeps its first column visible and shows details', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  const region = await lookUpStub(page, { result: [loans], answer, summary })
  const area = region.getByRole('group', { name: 'Operações' })
  const frame = area.locator('..')
  await expect(frame).toHaveAttribute('data-cut-end', '')
  await expect(frame).not.toHaveAttribute('data-cut-start')
  const first = area.getByRole('cell', { name: 'Banco Exemplo S.A.' })
  const before = await first.boundingBox()
  await area.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(frame).toHaveAttribute('data-cut-start', '')
  await expect(frame).not.toHaveAttribute('data-cut-end')
  expect((await first.boundingBox())?.x).toBe(before?.x)

  // Two columns that the user pins stay in view side by side.
  for (const name of ['Vencido', 'Limite']) {
    await area.getByRole('button', { name: `Opções da coluna ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Fixar no início' }).click()
  }
  await expect(frame).toHaveAttribute('data-pinned', '2')
  const pinned = area.getByRole('row').nth(1).getByRole('cell')
  const places = async () => [(await pinned.nth(0).boundingBox())?.x, (await pinned.nth(1).boundingBox())?.x]
  const atEnd = await places()
  await area.evaluate((element) => element.scrollTo({ left: 0 }))
  expect(await places()).toEqual(atEnd)
  for (const name of ['Vencido', 'Limite']) {
    await area.getByRole('button', { name: `Opções da coluna ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Soltar' }).click()
  }

  const details = area.getByRole('button', { name: 'Detalhes da linha 1' })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expect(area.getByText('Centro')).toBeInViewport()

  // A revealed value is on the line of its row.
  await region.getByRole('button', { name: 'Mostrar Cliente, linha 2' }).click()
  const middle = async (name: string) => {
    const box = await area.getByText(name).boundingBox()
    return box && box.y + box.height / 2
  }
  expect(await middle('Otávio')).toBeCloseTo((await middle('Cooperativa Modelo')) ?? 0, 0)
  await expectAccessible(page)
})

/** Fewer rows have no controls above their cards. */
const longAnswer = {
  ...answer,
  operacoes: [
    'Banco Exemplo S.A.',
    'Cooperativa Modelo',
    'Banco Três',
    'Banco Quatro',
    'Banco Cinco',
    'Banco Seis',
  ].map((instituicao, index) => ({
    instituicao,
    cliente: index % 2 ? 'Otávio' : 'Marina',
    valor: [162_480.55, 4318.63][index] ?? 9000 + index,
    agencia: index === 1 ? 'Norte' : 'Centro',
  })),
}

test('on a phone up to five rows have no controls, and the cards start under their heading', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const region = await lookUpStub(page, { result: [loans], answer, summary })
  const cards = region.getByRole('list', { name: 'Operações' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(region.getByLabel('Ordenar por')).toHaveCount(0)
  await expect(region.getByRole('button', { name: 'Campos' })).toHaveCount(0)
  const left = async (text: string) =>
    (await region.getByText(text, { exact: true }).first().boundingBox())?.x ?? 0
  expect(await left('Banco Exemplo S.A.')).toBeCloseTo(await left('Operações'), 0)
})

test('on a phone the cards are selected and copied, and their fields are chosen', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 375, height: 800 })
  const region = await lookUpStub(page, { result: [loans], answer: longAnswer, summary })
  const cards = region.getByRole('list', { name: 'Operações' }).getByRole('listitem')
  const fields = region.getByRole('button', { name: 'Campos' })
  await fields.click()
  const limit = region.getByRole('checkbox', { name: 'Limite', exact: true })
  await limit.focus()
  await page.keyboard.press('Space')
  await expect(cards.first()).not.toContainText('Limite')
  await expect(limit).toBeFocused()
  await region.getByLabel('Agrupar por').selectOption('Instituição')
  await expect(cards.first()).toContainText('1 linha')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await fields.click()

  await region.getByRole('checkbox', { name: 'Selecionar a linha 2', exact: true }).check()
  await expect(region.getByText('1 linha selecionada')).toBeInViewport()
  await region.getByRole('button', { name: 'Copiar linhas' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Cliente\t[^\n]*\n[^\n]*$/)
  await region.getByRole('checkbox', { name: 'Selecionar 6 linhas' }).check()
  await expect(region.getByText('6 linhas selecionadas')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('on a phone the rows are cards, sorted by a select', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const region = await lookUpStub(page, { result: [loans], answer: longAnswer, summary })
  const cards = region.getByRole('list', { name: 'Operações' }).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await region.getByLabel('Ordenar por').selectOption('A vencer, crescente')
  await expect(cards.first()).toContainText('Cooperativa Modelo')
  await cards.first().getByRole('button', { name: 'Detalhes da linha 2' }).click()
  await expect(cards.first()).toContainText('Norte')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await expectAccessible(page)
})
