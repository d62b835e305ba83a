import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import bacen from '../../src/generated/consultas/bacen.ts'
import { createCompanyProject } from './support/company-project.ts'
import { exportResult } from './support/export-result.ts'
import { freePorts } from './support/free-ports.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { test as base, expect } from './support/test.ts'
import { workerFixture } from './support/worker-fixture.ts'

/** A product of another country: its dates have the month first, its numbers a decimal point. */
const test = base.extend<object, { american: string }>({
  american: workerFixture(240_000, async (use) => {
    const [port = 0] = await freePorts(1)
    const project = createCompanyProject()
    project.edit(['app.yaml', 'product: Averigua\n', 'product: Averigua\nlocale: en-US\ncurrency: USD\n'])
    project.build({})
    const stop = await project.serve(port, {})
    await use(`http://127.0.0.1:${port}/`)
    stop()
    project.remove()
  }),
})

// Workers would each build the product.
test.describe.configure({ mode: 'serial' })

async function open(page: Page, url: string, path: string) {
  await page.goto(url)
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible()
  await navigateInApp(page, path)
}

test('the page, its date fields and its answers follow the locale', async ({ page, american }) => {
  await open(page, american, '/consulta/cpf/2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  const born = page.getByLabel('Data de nascimento')
  await expect(born).toHaveAttribute('placeholder', 'mm/dd/aaaa')
  await born.pressSequentially('1/171984')
  await expect(born).toHaveValue('01/17/1984')
  await page.getByRole('main').getByLabel('CPF').first().fill('11144477735')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result.getByText('Dados de demonstração', { exact: true })).toBeVisible()
  await expect(
    result
      .getByRole('definition')
      .filter({ hasText: /^01\/\d\d\/\d{4}$|^\d\d\/\d\d\/\d{4}$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('01/••/1984')
})

test('amounts and files follow locale and currency, and the words stay Portuguese', async ({
  page,
  american,
}) => {
  const definition = bacen.variants[1]
  if (!definition) throw new Error('bacen has no variant 1')
  await open(page, american, definition.path)
  await queryWithSample(page, definition)
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText(/\$\d{1,3}(,\d{3})*\.\d\d/)
  await expect(result).not.toContainText('R$')
  await expect(result.getByText('instituições').first()).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), exportResult(page, 'CSV')])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/,"\$\d{1,3}(,\d{3})+\.\d\d"/)
})
