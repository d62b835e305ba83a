import { readFileSync } from 'node:fs'
import { buildCpfList } from '../bench/browser/large-batch.ts'
import type { Company } from './support/company.ts'
import { startCompany } from './support/company.ts'
import { test as base } from './support/company-test.ts'
import { bothThemes, expectAccessibleIn } from './support/looks.ts'
import { logIn } from './support/oidc-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page } from './support/test.ts'
import { watchTraces } from './support/watch-traces.ts'
import { workerFixture } from './support/worker-fixture.ts'

const lineCount = 50_000
const path = '/consulta/cpf/lote'

const test = base.extend<object, { company: Company }>({
  company: workerFixture(240_000, async (use) => {
    const company = await startCompany({
      credits: lineCount * 2,
      edits: [
        [
          'sources.yaml',
          '      contract: true,',
          '      contract: true,\n      batch: { post: /batches, get: "/batches/{id}" },',
        ],
        ['consultas/cpf.yaml', 'batch: { max: 1000,', `batch: { max: ${lineCount},`],
      ],
    })
    await use(company)
    await company.stop()
  }),
})

const serverList = (page: Page) => page.getByRole('region', { name: 'Lotes no servidor' })

const progress = (page: Page) => page.getByRole('region', { name: 'Andamento' })

const readDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('a batch of 50,000 lines goes on while the tab is closed, and opens again after a new login', async ({
  page,
  context,
  ana,
  browser,
}) => {
  test.setTimeout(900_000)
  const list = buildCpfList(lineCount)
  const [first = ''] = list.split('\n')
  const traces = watchTraces(context)

  await test.step('the page says where the batch runs before it starts', async () => {
    await logIn(page, ana, path)
    await page
      .getByLabel('Arquivo XLSX, CSV ou TXT')
      .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await expect(page.getByText('Roda no servidor: pode fechar esta aba.')).toBeVisible()
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await expect(progress(page)).toContainText('O servidor guarda o lote até')
    await traces.expectNoTraceOf(first)
    expect(await readDatabases(page)).toEqual([])
    await page.close()
  })

  await test.step('a new tab of the same browser follows it', async () => {
    const again = await context.newPage()
    await again.goto(path)
    await serverList(again).getByRole('button', { name: 'Abrir' }).click()
    await expect(progress(again)).toContainText('de 50.000')
    await traces.expectNoTraceOf(first)
    await again.close()
  })

  await test.step('another browser has all answers after a login, and exports them', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await logIn(other, ana, path)
    await expectAccessibleIn(other, bothThemes)
    await serverList(other).getByRole('button', { name: 'Abrir' }).click()
    await expect(progress(other)).toContainText('50.000 de 50.000', { timeout: 600_000 })
    await expect(progress(other)).toContainText('Terminado')
    await expectAccessibleIn(other, bothThemes)
    const table = other.getByRole('group', { name: 'Resultados do lote' }).getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', String(lineCount + 1))
    const downloading = other.waitForEvent('download')
    await other.getByRole('button', { name: 'Exportar CSV' }).click()
    const rows = readFileSync(await (await downloading).path(), 'utf8')
      .trimEnd()
      .split('\n')
    expect(rows).toHaveLength(lineCount + 1)
    await elsewhere.close()
  })
})

test('a batch is paused, found paused by another tab, continued there, and cancelled during a pause', async ({
  page,
  context,
  ana,
  company,
}) => {
  test.setTimeout(240_000)
  const eva = { ...ana, email: 'eva@exemplo.com.br', name: 'Eva Prado' }
  company.users.put(eva)
  const press = (shown: Page, name: string) => progress(shown).getByRole('button', { name }).click()

  await test.step('it takes no more lines', async () => {
    await logIn(page, eva, path)
    const list = Buffer.from(buildCpfList(lineCount))
    await page
      .getByLabel('Arquivo XLSX, CSV ou TXT')
      .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: list })
    await expect(page.getByText('Roda no servidor: pode fechar esta aba.')).toBeVisible()
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await press(page, 'Pausar')
    await expect(progress(page)).toContainText('Pausado no servidor. As respostas já pedidas ainda chegam.')
    await expect(progress(page)).toContainText('O servidor guarda o lote até')
    await expect(progress(page).getByRole('button', { name: 'Salvar para continuar depois' })).toHaveCount(0)
    await expectAccessibleIn(page, bothThemes)
    await page.close()
  })

  await test.step('another tab continues it', async () => {
    const again = await context.newPage()
    await again.goto(path)
    await expect(serverList(again).getByRole('listitem')).toContainText('pausado')
    await serverList(again).getByRole('button', { name: 'Abrir' }).click()
    await press(again, 'Retomar')
    await expect(progress(again)).toContainText('Roda no servidor: pode fechar esta aba.')
    await press(again, 'Pausar')
    await expect(progress(again).getByRole('button', { name: 'Retomar' })).toBeVisible()
    await press(again, 'Cancelar')
    await expect(progress(again)).toContainText('Cancelado no servidor')
  })
})

test('the batch of another user does not exist', async ({ page, ana, company, browser }) => {
  const rui = { ...ana, email: 'rui@exemplo.com.br', name: 'Rui Prado' }
  company.users.put(rui)
  await test.step('Rui has a batch', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await logIn(other, rui, path)
    await other.getByLabel('Lista', { exact: true }).fill(buildCpfList(2))
    await other.getByRole('button', { name: 'Conferir lista' }).click()
    await choosePurpose(other)
    await other.getByRole('button', { name: 'Iniciar' }).click()
    await expect(progress(other)).toContainText('Terminado')
    await other.goto(company.app + path)
    await expect(serverList(other).getByRole('listitem')).toContainText('2 de 2 linhas')
    await elsewhere.close()
  })
  const listed = page.waitForResponse(
    (response) => response.url() === `${company.gateway}/batches` && response.ok(),
  )
  await logIn(page, ana, path)
  const { batches } = await (await listed).json()
  expect(batches.filter(({ total }: { total: number }) => total === 2)).toEqual([])
  await expect(serverList(page).getByText('2 de 2 linhas')).toHaveCount(0)
})
