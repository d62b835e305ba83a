import { expect, type Page, test } from '../support/test.ts'

/** The charts' values are in a table that opens below each of them. */
async function expectValues(page: Page, chart: string, row: RegExp) {
  const figure = page.getByRole('figure', { name: chart, exact: true })
  await figure.getByText('Ver os valores').click()
  await expect(figure.getByRole('row', { name: row })).toBeVisible()
}

/** What is drawn on the first canvas of the page, as text. */
const picture = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

test('Chart.js draws all charts, with their values in tables, in the colours of the theme', async ({
  insider,
}) => {
  await insider.emulateMedia({ reducedMotion: 'reduce' })
  await insider.goto('/chartjs')
  await expect(insider.getByRole('figure')).toHaveCount(5)
  await expectValues(insider, 'Visitas por seção e mês, em linhas', /Dezembro 1\.120 620 540/)
  await expectValues(insider, 'Pedidos por forma de pagamento', /Pix 540/)
  const dark = await picture(insider)
  await insider.getByRole('button', { name: /tema claro/i }).click()
  await expect(insider.locator('body')).toHaveClass(/light/)
  await expect.poll(() => picture(insider)).not.toBe(dark)
})

test('Recharts reads its values by arrow keys and has them in tables', async ({ insider }) => {
  await insider.emulateMedia({ reducedMotion: 'reduce' })
  await insider.goto('/recharts')
  const figure = insider.getByRole('figure', { name: 'Visitas por seção e mês, em linhas' })
  await figure.locator('svg[tabindex="0"]').focus()
  await insider.keyboard.press('ArrowRight')
  await expect(figure.locator('.recharts-tooltip-wrapper')).toContainText('Livros')
  await expectValues(insider, 'Visitas à seção de livros', /Janeiro 420/)
})

test('the charts of the panel stand in for ApexCharts and say so', async ({ insider }) => {
  await insider.goto('/appex-chart')
  await expect(insider.getByText(/ApexCharts ficou de fora/)).toBeVisible()
  const chart = insider.getByRole('group', { name: /^Visitas à seção de livros por mês/ })
  await chart.focus()
  await insider.keyboard.press('ArrowRight')
  await expect(chart).toContainText('Janeiro')
  await expect(chart).toContainText('420')
  await expect(insider.getByRole('table', { name: 'Metas alcançadas' })).toContainText('92%')
})
