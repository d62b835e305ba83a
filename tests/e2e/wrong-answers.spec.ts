import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { dossies } from '../../src/generated/dossies/index.ts'
import { definitions } from '../product/support/shipped-examples.ts'
import { requireValue } from '../support/require-value.ts'
import { runBatch } from './support/batch.ts'
import { findResult, ignoreFailedRequests, test } from './support/live-test.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { fillForm } from './support/query-with-sample.ts'
import { findSample } from './support/sample-values.ts'
import { expect, type Page } from './support/test.ts'
import { tried, truth } from './support/truth.ts'
import { answerAboutAnother, answerWithProxy, strangeWord } from './support/wrong-source.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

/** All but the search by name, whose answer names whoever it finds. */
const echoing = definitions.filter(({ echo }) => echo)

const otherDocument = /^A resposta (?:da fonte )?é sobre outro documento/

const noPath = 'A fonte não tem este caminho'

async function query(page: Page, definition: ConsultaDefinition) {
  await navigateInApp(page, definition.path)
  await expect(page.getByRole('heading', { level: 1, name: definition.title, exact: true })).toBeVisible()
  await fillForm(page, definition)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
}

const expectNoPart = (shown: string) => expect(shown).not.toContain(strangeWord)

const expectNoPartOnPage = async (page: Page) => expectNoPart(await page.locator('body').innerText())

/** Saves a file and expects no part of the answers in it. */
async function expectNoPartInFile(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  const bytes = new Uint8Array(readFileSync(await file.path()))
  const isWorkbook = file.suggestedFilename().endsWith('.xlsx')
  for (const part of isWorkbook ? Object.values(unzipSync(bytes)) : [bytes])
    expectNoPart(Buffer.from(part).toString())
}

test(
  'every consulta keeps an answer about another document off its page',
  truth(),
  async ({ loggedInPage: page }) => {
    test.setTimeout(600_000)
    await answerAboutAnother(page)
    await page.goto('/dashboard')
    for (const definition of echoing) {
      await query(page, definition)
      const result = findResult(page)
      await expect(result.getByText(otherDocument), definition.id).toBeVisible()
      await expect(result.getByRole('button', { name: 'Copiar diagnóstico' })).toBeVisible()
      await expectNoPartOnPage(page)
    }
    tried('Outro documento', 'página', `${echoing.length} consultas`)

    await navigateInApp(page, '/sessao')
    await expect(page.getByRole('main')).not.toContainText('Encontrado')
    await expectNoPartOnPage(page)
    tried('Outro documento', 'sessão, árvore e grafo', `${echoing.length} consultas`)
  },
)

/** Writes a list of one line, with the titles of its columns if a query has several values. */
function writeLine({ fields, requireOneOf: [first] = [] }: ConsultaDefinition): string[] {
  const asked = fields.filter(({ name, required }) => required || name === first)
  const samples = asked.map((field) =>
    field.kind === 'select' ? field.options[0]?.value : findSample(field),
  )
  return [...(asked.length > 1 ? [asked.map(({ label }) => label).join(';')] : []), samples.join(';')]
}

test(
  'a batch counts answers about another document as failures, in each file too',
  truth(),
  async ({ loggedInPage: page }) => {
    test.setTimeout(600_000)
    await answerAboutAnother(page)
    const withBatch = echoing.filter(({ batch }) => batch)
    for (const definition of withBatch) {
      await runBatch(page, requireValue(definition.batch).path, writeLine(definition))
      const rows = page.getByRole('group', { name: 'Resultados do lote' })
      await expect(rows, definition.id).toContainText('Falhou')
      await expect(rows.getByText(otherDocument)).toBeVisible()
      await expectNoPartOnPage(page)
      for (const name of ['Exportar CSV', 'Exportar JSON', 'Exportar XLSX'])
        await expectNoPartInFile(page, name)
    }
    const count = `${withBatch.length} consultas`
    tried('Outro documento', 'linha de um lote', count)
    tried('Outro documento', 'CSV, JSON e XLSX de um lote', count)
  },
)

for (const [name, load] of Object.entries(dossies))
  test(`a dossiê of ${name} has no part about another document`, truth(), async ({ loggedInPage: page }) => {
    test.setTimeout(300_000)
    await answerAboutAnother(page)
    const { path, fields, parts } = (await load()).default
    await page.goto(path)
    const field = requireValue(fields[0])
    await page
      .getByRole('main')
      .getByLabel(field.label)
      .first()
      .fill(requireValue(findSample(field)))
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Montar dossiê' }).click()
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      `${parts.length} de ${parts.length}`,
    )
    await expect(page.locator('[data-state=found]')).toHaveCount(0)
    await expect(page.getByText(otherDocument).first()).toBeVisible()
    await expectNoPartOnPage(page)
    for (const file of ['JSON', 'Planilha']) {
      await expectNoPartInFile(page, file)
    }
    await page.emulateMedia({ media: 'print' })
    await expectNoPartOnPage(page)
    tried('Outro documento', 'dossiê, sua impressão, JSON e XLSX', `${name}: ${parts.length} partes`)
  })

const proxies: [name: string, contentType: string, body: string][] = [
  ['404 com HTML', 'text/html', '<html><body><h1>404 Not Found</h1></body></html>'],
  ['404 com `{"message": …}`', 'application/json', '{"message":"no Route matched with those values"}'],
  ['404 com `{}`', 'application/json', '{}'],
  ['404 sem corpo', 'application/json', ''],
]

for (const [name, contentType, body] of proxies)
  test(
    `no consulta says that there is no record after a ${name}`,
    truth(),
    async ({ loggedInPage: page }) => {
      test.setTimeout(600_000)
      await answerWithProxy(page, contentType, body)
      await page.goto('/dashboard')
      for (const definition of definitions) {
        await query(page, definition)
        await expect(findResult(page), definition.id).toContainText(noPath)
        await expect(page.getByText('Nenhum registro encontrado')).toHaveCount(0)
      }
      tried(name, 'página', `${definitions.length} consultas`)
    },
  )
