import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { expect, test } from './support/test.ts'

const column = (label: string, value: string) => ({ label, value, sensitive: false })

const result = [
  {
    block: 'table' as const,
    title: 'Parcelas',
    value: 'parcelas',
    groupBy: 'contrato',
    bar: { value: 'valor', label: 'prazo', group: 'situacao' },
    columns: [
      column('Contrato', 'contrato'),
      column('Prazo', 'prazo'),
      { ...column('CPF', 'cpf'), sensitive: true },
      { ...column('Situação', 'situacao'), colors: { Vencido: 'danger' as const } },
      { ...column('Valor', 'valor'), format: 'currency' as const, total: true },
    ],
  },
]

const summary = { value: 'titular', sensitive: false }

const answer = {
  titular: 'Marina Exemplo do Vale',
  parcelas: [
    { contrato: 'A-1', prazo: 'Até 30 dias', cpf: '11144477735', situacao: 'A vencer', valor: 100 },
    { contrato: 'B-2', prazo: 'Até 30 dias', cpf: '22200011104', situacao: 'Vencido', valor: 50.5 },
    { contrato: 'A-1', prazo: 'De 31 a 60 dias', cpf: '11144477735', situacao: 'A vencer', valor: null },
  ],
}

const firstTexts = (table: Locator) =>
  table.locator('tbody tr:not([data-group]) td:first-child').allInnerTexts()

test('a table groups, adds up, changes its columns by a menu and copies rows as the page shows them', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const region = await lookUpStub(page, { result, answer, summary })
  const table = region.getByRole('table')
  await expect(
    region.getByRole('img', { name: /^Parcelas: A vencer R\$\s100,00 \(66%\); Vencido/ }),
  ).toBeVisible()
  await expect(region.getByText('1 linha sem valor ficou fora da barra.')).toBeVisible()
  await expect(table.locator('[data-group]')).toHaveText([/A-1.*2 linhas/, /B-2.*1 linha/])
  await expect(table.locator('tfoot')).toContainText(/R\$\s150,50/)
  await expect(table.locator('tfoot')).toContainText('sem 1 linha, que não tem valor')
  await expect(table.getByText('Vencido')).toHaveAttribute('data-tone', 'danger')
  await expect(table.getByText('A vencer').first()).not.toHaveAttribute('data-tone')

  // The texts stand under the heading, also with checkboxes.
  const left = async (target: Locator) => (await target.boundingBox())?.x ?? Number.NaN
  const heading = region.getByRole('heading', { name: 'Parcelas' })
  expect(await left(table.getByText('Até 30 dias').first())).toBeCloseTo(await left(heading), 0)
  await table.getByText('Até 30 dias').first().hover()
  const check = table.getByRole('checkbox', { name: 'Selecionar a linha 1' })
  expect(await left(check)).toBeLessThan((await left(heading)) - 16)
  const panel = await region.boundingBox()
  // The input is 4 px larger than its mark.
  expect((await left(check)) + 4).toBeGreaterThan(panel?.x ?? 0)
  await expectAccessible(page)

  await region.getByRole('button', { name: 'Por contrato: desagrupar' }).click()
  await expect(table.locator('[data-group]')).toHaveCount(0)
  expect(await firstTexts(table)).toEqual(['A-1', 'B-2', 'A-1'])

  // By keyboard: pin the amount, then hide the contract.
  await table.getByRole('button', { name: 'Opções da coluna Valor' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Coluna Valor' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  for (const item of ['Ordem crescente', 'Ordem decrescente', 'Fixar no início']) {
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted', '')
  }
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader').first()).toHaveAccessibleName('Valor')
  await table.getByRole('button', { name: 'Opções da coluna Prazo' }).click()
  await page.getByRole('menuitem', { name: 'Fixar no início' }).click()
  await expect(table.getByRole('columnheader').nth(1)).toHaveAccessibleName('Prazo')
  await table.getByRole('button', { name: 'Opções da coluna Contrato' }).click()
  await page.getByRole('menuitem', { name: 'Esconder a coluna' }).click()
  await expect(table.getByRole('columnheader', { name: 'Contrato' })).toHaveCount(0)
  await expect(region.getByRole('group', { name: 'Parcelas' })).toBeFocused()

  await region.getByRole('button', { name: 'Mostrar CPF, linha 2' }).click()
  await table.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).check()
  await table.getByRole('checkbox', { name: 'Selecionar a linha 3' }).uncheck()
  await expect(region.getByText('2 linhas selecionadas')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(async () => (await copied()).replaceAll('\u00a0', ' '))
    .toBe(
      [
        'Valor\tPrazo\tCPF\tSituação',
        'R$ 100,00\tAté 30 dias\t•••••••\tA vencer',
        'R$ 50,50\tAté 30 dias\t22200011104\tVencido',
      ].join('\n'),
    )
  await region.getByRole('button', { name: 'Limpar seleção' }).click()

  // One value of a column, with its number of rows.
  await table.getByRole('button', { name: 'Opções da coluna Situação' }).click()
  await page.getByRole('menuitem', { name: 'A vencer 2' }).click()
  await expect(table.getByText('Vencido')).toHaveCount(0)
  await expect(table.getByText('A vencer')).toHaveCount(2)
  await region.getByRole('button', { name: 'Situação: A vencer' }).click()
  await expect(table.getByText('Vencido')).toBeVisible()

  await region.getByRole('button', { name: '1 coluna escondida: mostrar' }).click()
  await expect(table.getByRole('columnheader', { name: 'Contrato' })).toBeVisible()
  const row = table.getByRole('row').nth(1)
  const regular = (await row.boundingBox())?.height ?? 0
  await table.getByRole('button', { name: 'Opções da coluna Prazo' }).click()
  await page.getByRole('menuitem', { name: 'Linhas compactas' }).click()
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(regular)
})

test('time runs from left to right in the months of a score, also from right to left', async ({
  loggedInPage: page,
}) => {
  const months = [
    { mes: '2026-06', pontos: 520 },
    { mes: '2026-11', pontos: 412 },
  ]
  const score = {
    block: 'score' as const,
    title: 'Pontuação',
    value: 'pontos',
    min: 0,
    max: 1000,
    bands: [],
    history: { value: 'meses', month: 'mes', points: 'pontos' },
  }
  await page.addInitScript(() => localStorage.setItem('averigua.preferences', '{"isRTL":true}'))
  const region = await lookUpStub(page, { result: [score], answer: { pontos: 412, meses: months } })
  const chart = region.getByRole('img', { name: /Pontuação mês a mês/ })
  const left = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN
  expect(await left(chart.locator('text', { hasText: '520' }))).toBeLessThan(
    await left(chart.locator('text', { hasText: '412' })),
  )
  const names = chart.locator('..')
  expect(await left(names.getByText('junho de 2026', { exact: true }))).toBeLessThan(
    await left(names.getByText('novembro de 2026', { exact: true })),
  )
})
