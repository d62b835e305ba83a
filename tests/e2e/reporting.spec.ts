import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { startContainer } from '../support/container.ts'
import { caseButton, createCase, expectSaved, goToCases } from './support/cases.ts'
import { freePorts } from './support/free-ports.ts'
import { liveApp, liveEnvironment, lookupServer } from './support/live-app.ts'
import { test as liveTest, lookUp, variant } from './support/live-test.ts'
import { startReportReceiver } from './support/report-receiver.ts'
import { expect, type Page } from './support/test.ts'
import { visitAllFeatures } from './support/visit-all-features.ts'
import { workerFixture } from './support/worker-fixture.ts'

type Receiver = Awaited<ReturnType<typeof startReportReceiver>>

type Site = { url: string; receiver: Receiver }

/** The live build in an environment that reports errors. */
const test = liveTest.extend<object, { site: Site }>({
  site: workerFixture(120_000, async (use) => {
    const [port = 0] = await freePorts(1)
    const receiver = await startReportReceiver()
    const dist = join(import.meta.dirname, '../..', liveApp.outDir)
    const container = await startContainer(dist, port, {
      ...liveEnvironment,
      VITE_REPORTING_URL: receiver.url,
    })
    await use({ url: `http://127.0.0.1:${port}`, receiver })
    await container.stop()
    receiver.stop()
  }),
  baseURL: async ({ site }, use) => use(site.url),
})

/** Values that occur only in this test. */
const cpf = { typed: '398.136.146-68', digits: '39813614668' }
const user = { nome: 'Zuleica', sobrenome: 'Quixabeira', email: 'zuleica@segredo.exemplo' }
const answered = 'Marilurdes Xexéu 77031'
const caseTexts = { title: 'Xororó 40417', reference: '55199327', note: 'Quitéria Zabumba' }
const batchFile = { name: 'Zoroastro.csv', cell: 'Deusdete Xavante' }

const secrets = [
  cpf.typed,
  cpf.digits,
  encodeURIComponent(cpf.typed),
  ...Object.values(user),
  ...[answered, batchFile.cell, ...Object.values(caseTexts)].flatMap((text) => text.split(' ')),
  'Zoroastro',
  'segredo',
]

/** The user's name and e-mail, as a login stores them. */
const storeUser = (page: Page) =>
  page.addInitScript(
    ([key = '', profile = '']) => localStorage.setItem(key, profile),
    [`${app.storagePrefix}.profile`, JSON.stringify(user)],
  )

/** Provokes errors whose messages, names, stacks and addresses contain the values. */
const provokeErrors = (page: Page) =>
  page.evaluate((values) => {
    for (const value of values) {
      const functions = { [value]: () => Reflect.get(null as never, value) }
      setTimeout(() => functions[value]?.())
      setTimeout(() => {
        throw Object.assign(new TypeError(`Cannot read ${value}\n    at ${location.origin}/dash/${value}`), {
          name: value,
        })
      })
      void Promise.reject({ name: value, message: value, stack: value })
      void Promise.reject(new Error(value))
      void Promise.resolve(value).then(JSON.parse)
    }
    const [value = ''] = values
    new Image().src = `https://fotos.example/${encodeURIComponent(value)}.jpg`
    void fetch(`https://fora.example/ws/${encodeURIComponent(value)}`).catch(() => undefined)
  }, secrets)

/** Answers of the gateway with the values in every field, and with wrong types. */
const answerWithSecrets = (page: Page) =>
  page.route(`${lookupServer.url}/gateway/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    const replace = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(replace)
      if (typeof value !== 'object' || value === null) return answered
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]))
    }
    const response = await route.fetch()
    await route.fulfill({ response, json: replace(await response.json()) })
  })

/** Writes a case with a title, a reference and a note. */
async function writeCase(page: Page) {
  await goToCases(page)
  await createCase(page)
  await page.getByLabel('Título', { exact: true }).fill(caseTexts.title)
  await page.getByLabel('Referência').fill(caseTexts.reference)
  await page.getByLabel('Nova nota').fill(caseTexts.note)
  await caseButton(page, 'Adicionar nota').click()
  await expect(page.getByRole('list', { name: 'Notas do caso' })).toContainText(caseTexts.note)
  await expectSaved(page)
}

/** Imports a list, and a saved batch that is broken. */
async function importBatchFiles(page: Page) {
  const { name, cell } = batchFile
  await page.goto('/consulta/cpf/lote')
  await page.getByLabel('Continuar de um arquivo salvo').setInputFiles({
    name: name.replace('.csv', '.json'),
    mimeType: 'application/json',
    buffer: Buffer.from(`${cell} ${cpf.typed}`),
  })
  await expect(page.getByText('O arquivo não é um lote salvo.').first()).toBeVisible()
  await page
    .getByLabel('Arquivo XLSX, CSV ou TXT')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`CPF;Cliente\n${cpf.typed};${cell}\n`) })
  await expect(page.getByText(name).first()).toBeVisible()
}

const listKinds = ({ readReports }: Receiver) => [...new Set(readReports().map(({ kind }) => kind))].sort()

/** Returns the reports that have one of the values. */
const listLeaks = ({ beacons }: Receiver) =>
  beacons
    .map(({ body }) => body)
    .filter((text) => secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase())))

test('reports of every kind have no value of the user, a form, an answer, a case, a file or the address', async ({
  loggedInPage: page,
  pageErrors,
  site,
}) => {
  test.setTimeout(240_000)
  const { receiver } = site
  await storeUser(page)
  await visitAllFeatures(page, cpf.typed, () => provokeErrors(page))
  for (const use of [writeCase, importBatchFiles]) {
    await use(page)
    await provokeErrors(page)
  }
  expect(listLeaks(receiver)).toEqual([])

  // An answer that breaks the contract.
  await answerWithSecrets(page)
  const definition = await variant('cpf')
  await page.goto(definition.path)
  await lookUp(page, definition, cpf.typed)
  await expect.poll(() => listKinds(receiver)).toContain('contract')

  // A page that fails, and one whose file is missing.
  await page.route(/\/dash\/cep-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default { get variants() { throw new TypeError(${JSON.stringify(answered)}) } }`,
    }),
  )
  await page.goto((await variant('cep')).path)
  await expect.poll(() => listKinds(receiver)).toContain('render')
  await page.route(/\/dash\/placa-[\w-]+\.js$/, (route) => route.abort())
  await page.goto((await variant('placa')).path)

  const allKinds = ['chunk', 'contract', 'error', 'policy', 'rejection', 'render']
  await expect.poll(() => listKinds(receiver)).toEqual(allKinds)
  expect(listLeaks(receiver)).toEqual([])

  // The reports are still of use.
  const find = (kind: string) => receiver.readReports().find((report) => report.kind === kind)
  expect(find('contract')).toMatchObject({
    consulta: 'cpf/1',
    reason: 'incomplete',
    route: '/consulta/cpf/:variant?',
    paths: expect.arrayContaining([expect.any(String)]),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(find('render')?.stack).toContainEqual(expect.stringMatching(/^cep-[\da-f]{8}\.js:1:\d+$/))
  expect(find('chunk')?.file).toMatch(/^placa-[\da-f]{8}\.js$/)
  const policies = receiver.readReports().filter(({ kind }) => kind === 'policy')
  expect(policies.map(({ directive, blocked }) => `${directive} ${blocked}`)).toEqual(
    expect.arrayContaining(['img-src other', 'connect-src https://fora.example']),
  )
  expect(new Set(receiver.beacons.map(({ contentType }) => contentType))).toEqual(
    new Set(['text/plain;charset=UTF-8']),
  )
  pageErrors.splice(0)
})

test('Configurações says that errors are reported', async ({ loggedInPage: page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Relatos de erros' })).toContainText(
    'O relato não leva seu nome',
  )
})

liveTest('without an address nothing is reported', async ({ loggedInPage: page, pageErrors }) => {
  const beacons: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url())
  })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Relatos de erros' })).toHaveCount(0)
  expect(await page.locator('script[src*="reporter"]').count()).toBe(0)
  await provokeErrors(page)
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0)
  expect(beacons).toEqual([])
  pageErrors.splice(0)
})
