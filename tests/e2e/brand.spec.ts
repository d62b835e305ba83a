import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brand } from '../../src/generated/brand.ts'
import cep from '../../src/generated/consultas/cep.ts'
import { requireValue } from '../support/require-value.ts'
import { createCompanyProject } from './support/company-project.ts'
import { freePorts } from './support/free-ports.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { countPrints, expectPrinted, openPrintDialog } from './support/print-dialog.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { test as base, expect } from './support/test.ts'
import { workerFixture } from './support/worker-fixture.ts'

const secondBrand = `logo: logo.svg
primary: "#E8590C"
font: { family: Georgia, style: serif }
`

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
  <rect width="40" height="20" rx="10" fill="#7C3AED"/>
</svg>
`

/** A product with another brand: its own logo and colour, a font of the system, no art and no icon. */
const test = base.extend<object, { clinic: string }>({
  clinic: workerFixture(240_000, async (use) => {
    const [port = 0] = await freePorts(1)
    const project = createCompanyProject()
    const folder = join(project.folder, 'manifest/brand')
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    writeFileSync(join(folder, 'logo.svg'), logo)
    writeFileSync(join(project.folder, 'manifest/brand.yaml'), secondBrand)
    project.edit(['app.yaml', 'product: Averigua', 'product: Clínica Aurora'])
    project.build({})
    const stop = await project.serve(port, {})
    await use(`http://127.0.0.1:${port}/`)
    stop()
    project.remove()
  }),
})

const readThemeColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content')

async function readIcon(page: Page): Promise<string> {
  const href = (await page.locator('link[rel=icon]').getAttribute('href')) ?? ''
  return page.evaluate(async (address) => (await fetch(address)).text(), href)
}

const readColor = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.body).getPropertyValue(`--av-colors-${token}`).trim(),
    name,
  )

test('the shipped brand gives icon, colours, font and art', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar')
  expect(await readIcon(page)).toContain('Lupa com um sinal de conferido')
  expect(await readThemeColor(page)).toBe(brand.themeColors.dark)
  await expect.poll(() => readColor(page, 'primary-solid')).toBe(brand.primary.dark.solid)
  await expect(page.locator('aside svg')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true)
})

test('another brand.yaml gives another icon, colour, font and logo, and a login without art', async ({
  page,
  clinic,
}) => {
  await page.goto(clinic)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar')
  await expect(page.getByRole('banner').locator('svg rect')).toHaveAttribute('fill', '#7C3AED')
  const icon = await readIcon(page)
  expect([icon.includes('#E8590C'), />C<\/text>/.test(icon)]).toEqual([true, true])
  await expect.poll(() => readColor(page, 'primary-solid')).toBe('#F17543')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Georgia/)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  expect(await page.evaluate(() => [...document.fonts].length)).toBe(0)
})

test("the browser's bars follow the theme", async ({ page, clinic }) => {
  await page.goto(clinic)
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible()
  const dark = await readThemeColor(page)
  await page.getByRole('button', { name: 'Usar tema claro' }).click()
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#E8590C')
  expect(dark).not.toBe('#E8590C')
  await expect.poll(() => readColor(page, 'primary-solid')).toBe('#E8590C')
})

test('a print in a wide font keeps its labels apart from their values', async ({ page, clinic }) => {
  await countPrints(page)
  await page.goto(clinic)
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  const definition = requireValue(cep.variants[1])
  await navigateInApp(page, definition.path)
  await queryWithSample(page, definition)
  const dialog = await openPrintDialog(page)
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.setViewportSize({ width: 688, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const banner = page.locator('[data-print-banner]')
  await expect(banner.getByText('Emitido por')).toBeVisible()
  // Georgia may not be installed. No other font of this size is as wide.
  await banner.locator('dt').evaluateAll((labels) => {
    for (const label of labels as HTMLElement[]) label.style.letterSpacing = '6px'
  })
  const gaps = await banner.locator('dl > div').evaluateAll((pairs) =>
    pairs.map((pair) => {
      const [label, value] = [...pair.children].map((child) => {
        const range = document.createRange()
        range.selectNodeContents(child)
        return range.getBoundingClientRect()
      })
      return (value?.left ?? 0) - (label?.right ?? 0)
    }),
  )
  expect(gaps.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThan(4)
})
