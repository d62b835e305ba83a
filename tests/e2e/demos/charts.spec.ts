import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import type { ChartColor } from '../../../src/ui/charts/chart-data.ts'
import { chartColors } from '../../../src/ui/theme/chart-colors.ts'
import { expectAccessible } from '../support/axe.ts'
import { withPreferences } from '../support/menu.ts'
import { expect, type Page, test } from '../support/test.ts'
import { countPixels } from './painted-colors.ts'

type Theme = 'dark' | 'light'

/** The colors of each chart on the library pages. */
const drawnWith: Record<string, ChartColor[]> = {
  'Visitas por seção e mês, em linhas': ['first', 'second', 'third'],
  'Visitas por seção e mês, em barras': ['first', 'second', 'third'],
  'Visitas à seção de livros': ['first'],
  'Pedidos por forma de pagamento': ['first', 'fourth', 'second', 'third'],
}

/** A curve has dozens of pixels of its own color; antialiasing blends the others. */
async function expectHues(page: Page, theme: Theme) {
  for (const [label, colors] of Object.entries(drawnWith)) {
    const figure = page.getByRole('figure', { name: label, exact: true })
    const hues = colors.map((color) => chartColors[color].value[`_${theme}`])
    let black = 0
    await expect
      .poll(
        async () => {
          const [dark = 0, ...found] = await countPixels(figure, ['#000000', ...hues])
          black = dark
          return Math.min(...found)
        },
        { message: `${label}, ${theme}` },
      )
      .toBeGreaterThan(25)
    expect(black, `${label}, ${theme}`).toBeLessThan(20)
  }
}

/** Shows the hues of the dark theme, and of the light one after a switch. */
async function expectHuesOfThemes(page: Page) {
  await expectHues(page, 'dark')
  await page.getByRole('button', { name: /tema (claro|escuro)/i }).click()
  await expectHues(page, 'light')
  await page.getByRole('button', { name: /tema (claro|escuro)/i }).click()
}

const countColor = async (chart: Locator, color: string) => (await countPixels(chart, [color]))[0]

/** Opens the table below a chart and expects a row. */
async function expectValues(page: Page, chart: string, row: RegExp) {
  const figure = page.getByRole('figure', { name: chart, exact: true })
  await figure.getByText('Ver os valores').click()
  await expect(figure.getByRole('row', { name: row })).toBeVisible()
}

/** Chooses an item of the menu of a chart and returns the downloaded file. */
async function save(page: Page, chart: string, item: RegExp) {
  await page.getByRole('button', { name: `Baixar: ${chart}`, exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return file
}

const download = async (page: Page, chart: string, item: RegExp) =>
  (await save(page, chart, item)).suggestedFilename()

/** Zooms in and out again, and moves. The chart must show everything. */
async function expectZoom(page: Page, chart: string) {
  const toolbar = page.getByRole('toolbar', { name: `Zoom: ${chart}`, exact: true })
  const press = (name: string) => toolbar.getByRole('button', { name }).click()
  const whole = await toolbar.innerText()
  await press('Ampliar')
  await expect.poll(() => toolbar.innerText()).not.toBe(whole)
  const half = await toolbar.innerText()
  await press('Anterior')
  await expect.poll(() => toolbar.innerText()).not.toBe(half)
  await press('Ver tudo')
  await expect.poll(() => toolbar.innerText()).toBe(whole)
  await press('Ampliar')
  await expect.poll(() => toolbar.innerText()).toBe(half)
  await press('Reduzir')
  await expect.poll(() => toolbar.innerText()).toBe(whole)
  await expect(toolbar.getByRole('button', { name: 'Reduzir' })).toHaveAttribute('aria-disabled', 'true')
}

/** The live chart is paused for reduced motion, and runs on request. */
async function expectLiveOnRequest(page: Page) {
  const label = 'Consultas por segundo, simuladas'
  const latest = page.getByText(/consultas\/s$/)
  const continuing = page.getByRole('button', { name: `Continuar: ${label}` })
  await continuing.scrollIntoViewIfNeeded()
  const first = await latest.innerText()
  await continuing.click()
  await expect.poll(() => latest.innerText()).not.toBe(first)
  await page.getByRole('button', { name: `Pausar: ${label}` }).click()
  await expect(continuing).toBeVisible()
  await page.getByRole('button', { name: `Recomeçar: ${label}` }).click()
  await expect(latest).toHaveText(first)
}

test('Recharts has the hues of both themes, a live chart, periods, and values by arrow keys', async ({
  loggedInPage: page,
}) => {
  await withPreferences(page, { darkMode: true })
  await page.goto('/recharts')
  await test.step('each chart has the hues of both themes', () => expectHuesOfThemes(page))
  await test.step('the live chart runs on request', () => expectLiveOnRequest(page))
  await test.step('Recharts reads values by arrow keys and shows them in tables', async () => {
    const figure = page.getByRole('figure', { name: 'Visitas por seção e mês, em linhas' })
    await figure.locator('svg[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(figure.locator('.recharts-tooltip-wrapper')).toContainText('Livros')
    await expectValues(page, 'Visitas à seção de livros', /Janeiro 420/)
  })
  await test.step('Recharts selects a period by the keyboard and by buttons', async () => {
    const chart = page.getByRole('figure', { name: 'Adesões por dia' })
    const toolbar = chart.getByRole('toolbar')
    const before = await toolbar.innerText()
    await chart.getByRole('slider').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => toolbar.innerText()).not.toBe(before)
    await toolbar.getByRole('button', { name: 'Ver tudo' }).click()
    await expectZoom(page, 'Adesões por dia')
    expect(await download(page, 'Adesões por dia', /imagem/)).toBe('adesoes-por-dia.svg')
    await expect(page.getByRole('figure')).toHaveCount(14)
    await chart.getByText('Ver os valores').click()
    await expectAccessible(page)
  })
})

test('Chart.js has the hues of both themes, a live chart, a zoom, and values by arrow keys', async ({
  loggedInPage: page,
}) => {
  await withPreferences(page, { darkMode: true })
  await page.goto('/chartjs')
  await test.step('each chart has the hues of both themes', () => expectHuesOfThemes(page))
  await test.step('the live chart runs on request', () => expectLiveOnRequest(page))
  await test.step('all charts are drawn, with their values in tables', async () => {
    await expect(page.getByRole('figure')).toHaveCount(5)
    await expectValues(page, 'Visitas por seção e mês, em linhas', /Dezembro 1\.120 620 540/)
    await expectValues(page, 'Pedidos por forma de pagamento', /Pix 540/)
  })
  await test.step('Chart.js zooms by buttons, reads values by arrow keys, and saves the picture', async () => {
    await expectZoom(page, 'Energia por dia')
    const bubbles = page.getByRole('group', { name: /^Custo, vendas e público das campanhas\. Use/ })
    await bubbles.focus()
    await page.keyboard.press('ArrowRight')
    await expect(bubbles).toContainText('Volta às aulas. Custo: R$\u00A04.200')
    await page.keyboard.press('End')
    await expect(bubbles).toContainText('Natal')
    expect(await download(page, 'Devoluções por motivo', /imagem/)).toBe('devolucoes-por-motivo.png')

    const teams = page.getByRole('group', { name: 'Chamados por equipe', exact: true })
    const late = chartColors.fifth.value._dark
    await teams.scrollIntoViewIfNeeded()
    await expect.poll(() => countColor(teams, late)).toBeGreaterThan(1000)
    await page.getByRole('button', { name: 'Baixar: Chamados por equipe', exact: true }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Mostrar ou ocultar: Em atraso' })).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Em atraso: oculto')).toBeAttached()
    // The legend keeps its mark.
    await expect.poll(() => countColor(teams, late)).toBeLessThan(200)
    await expectAccessible(page)
  })
})

test('the product’s own charts and ECharts zoom, read values by arrow keys and save them', async ({
  loggedInPage: page,
}) => {
  await withPreferences(page, { darkMode: true })
  await page.goto('/appex-chart')
  await test.step('the product’s own charts read their values by arrow keys', async () => {
    const chart = page.getByRole('group', { name: /^Visitas à seção de livros por mês/ })
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await expect(chart).toContainText('Janeiro')
    await expect(chart).toContainText('420')
    await expect(page.getByRole('table', { name: 'Metas alcançadas' })).toContainText('92%')
    const goals = page.getByRole('figure', { name: 'Metas alcançadas' })
    await goals.getByText('Ver os valores').click()
    await expect(
      goals.getByRole('group').getByRole('row', { name: 'Entregas no prazo 92%', exact: true }),
    ).toBeVisible()
    const picture = await save(page, 'Livros vendidos por formato', /imagem/)
    expect(picture.suggestedFilename()).toBe('livros-vendidos-por-formato.svg')
    const svg = await readFile(await picture.path(), 'utf8')
    expect(svg, 'the legend is in the picture').toContain('Brochura')
    expect(svg, 'the colors do not depend on the page').not.toContain('var(')
  })
  await test.step('ECharts zooms by buttons, reads any chart by arrow keys, and saves picture and values', async () => {
    const candles = page.getByRole('figure', { name: 'Preço da saca de café' })
    await expectZoom(page, 'Preço da saca de café')
    for (const theme of ['dark', 'light'] as const) {
      await expect
        .poll(async () => Math.min(...(await countPixels(candles, [chartColors.fifth.value[`_${theme}`]]))))
        .toBeGreaterThan(25)
      await page.getByRole('button', { name: /tema (claro|escuro)/i }).click()
    }
    await candles.getByText('Ver os valores').click()
    await expect(
      candles.getByRole('columnheader', { name: /Abertura|Máxima|Mínima|Fechamento/ }),
    ).toHaveCount(4)
    expect(await download(page, 'Preço da saca de café', /imagem/)).toBe('preco-da-saca-de-cafe.png')
    expect(await download(page, 'Preço da saca de café', /CSV/)).toBe('preco-da-saca-de-cafe.csv')

    const heat = page.getByRole('group', { name: /^Atendimentos por dia e hora/ })
    await heat.focus()
    await page.keyboard.press('Home')
    await expect(heat).toContainText('segunda-feira, 8h:')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(heat).toContainText('terça-feira, 9h:')
    await page.keyboard.press('End')
    await expect(heat).toContainText('sábado, 19h:')
    await page.keyboard.press('Escape')
    await expect(heat).not.toContainText('sábado')

    const timeline = page.getByRole('group', { name: /^Etapas da loja nova/ })
    await timeline.hover()
    await timeline.focus()
    await page.keyboard.press('ArrowRight')
    await expect(timeline).toContainText('Levantamento')
    await expectAccessible(page)
  })
})
