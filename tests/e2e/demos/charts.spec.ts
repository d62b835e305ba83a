import type { ChartColor } from '../../../src/ui/charts/chart-data.ts'
import { chartColors } from '../../../src/ui/theme/chart-colors.ts'
import { withPreferences } from '../support/menu.ts'
import { expect, type Page, test } from '../support/test.ts'
import { countPixels } from './painted-colors.ts'

type Theme = 'dark' | 'light'

/** The colors of each chart on the library pages. */
const drawnWith: Record<string, ChartColor[]> = {
  'Visitas por seção e mês, em linhas': ['teal', 'amber', 'violet'],
  'Visitas por seção e mês, em barras': ['teal', 'amber', 'violet'],
  'Visitas à seção de livros': ['teal'],
  'Pedidos por forma de pagamento': ['teal', 'sky', 'amber', 'violet'],
}

/** A curve has dozens of pixels of its own color; antialiasing blends the others. */
async function expectHues(page: Page, theme: Theme) {
  for (const [label, colors] of Object.entries(drawnWith)) {
    const figure = page.getByRole('figure', { name: label, exact: true })
    const hues = colors.map((color) => chartColors[color].value[`_${theme}`])
    await expect
      .poll(async () => Math.min(...(await countPixels(figure, hues))), { message: `${label}, ${theme}` })
      .toBeGreaterThan(25)
    const [black] = await countPixels(figure, ['#000000'])
    expect(black, `${label}, ${theme}`).toBeLessThan(20)
  }
}

for (const path of ['/chartjs', '/recharts'])
  for (const theme of ['dark', 'light'] as const)
    test(`${path} uses the hues of the ${theme} theme, and of the other after a switch`, async ({
      loggedInPage: page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await withPreferences(page, { darkMode: theme === 'dark' })
      await page.goto(path)
      await expectHues(page, theme)
      await page.getByRole('button', { name: /tema (claro|escuro)/i }).click()
      await expectHues(page, theme === 'dark' ? 'light' : 'dark')
    })

/** Opens the table below a chart and expects a row. */
async function expectValues(page: Page, chart: string, row: RegExp) {
  const figure = page.getByRole('figure', { name: chart, exact: true })
  await figure.getByText('Ver os valores').click()
  await expect(figure.getByRole('row', { name: row })).toBeVisible()
}

test('Chart.js draws all charts and shows their values in tables', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/chartjs')
  await expect(page.getByRole('figure')).toHaveCount(5)
  await expectValues(page, 'Visitas por seção e mês, em linhas', /Dezembro 1\.120 620 540/)
  await expectValues(page, 'Pedidos por forma de pagamento', /Pix 540/)
})

test('Recharts reads values by arrow keys and shows them in tables', async ({ loggedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/recharts')
  const figure = page.getByRole('figure', { name: 'Visitas por seção e mês, em linhas' })
  await figure.locator('svg[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.locator('.recharts-tooltip-wrapper')).toContainText('Livros')
  await expectValues(page, 'Visitas à seção de livros', /Janeiro 420/)
})

test('the product’s own charts read their values by arrow keys', async ({ loggedInPage: page }) => {
  await page.goto('/appex-chart')
  const chart = page.getByRole('group', { name: /^Visitas à seção de livros por mês/ })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart).toContainText('Janeiro')
  await expect(chart).toContainText('420')
  await expect(page.getByRole('table', { name: 'Metas alcançadas' })).toContainText('92%')
})
