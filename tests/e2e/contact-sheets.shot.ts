/**
 * Takes contact sheets of every product screen and the example result of every consulta, in each width and theme:
 * `npm run screenshots -- contact-sheets`. CI takes them each night. They are not committed. `CONTACT_SHEETS` names
 * another folder, to compare before and after a redesign. It asserts nothing.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { routes } from '../../src/generated/routes.ts'
import { productScreens } from './support/app-screens.ts'
import { createCase } from './support/cases.ts'
import { startDevServer } from './support/dev-server.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { applyLook, type Look } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { seedSession } from './support/seed-session.ts'
import { type Page, signIn, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../..', process.env.CONTACT_SHEETS ?? 'test-results/contact-sheets')

const looks: Look[] = [1440, 768, 375].flatMap((width) =>
  [true, false].map((darkMode) => ({ darkMode, isRTL: false, width })),
)

/** A screen, and the steps that bring it into its state. */
type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<void> }

async function queryWithExample(page: Page) {
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await page
    .getByRole('region', { name: 'Resultado' })
    .getByText('Dados de demonstração')
    .first()
    .waitFor({ timeout: 20_000 })
  // Drawings of scores and trees load late.
  await page.waitForFunction(() => !document.querySelector('main .chakra-skeleton'))
  await page.waitForLoadState('networkidle')
}

const publicShots: Shot[] = routes
  .filter(({ layout, pattern }) => layout === 'public' && !pattern.includes(':'))
  .map(({ pattern }) => ({ name: pattern, path: pattern }))

const productShots: Shot[] = productScreens.map(({ path }) => ({ name: path, path }))

const createResultShot = ({ path, title }: ConsultaDefinition): Shot => ({
  name: `${path} · ${title}`,
  path,
  prepare: queryWithExample,
})

/** An empty form, once per family. */
const createFormShot = ({ path }: ConsultaDefinition): Shot => ({
  name: `${path}, formulário`,
  path,
})

async function consultaShots(): Promise<Shot[]> {
  const loaded = await Promise.all(Object.values(families).map((load) => load()))
  return loaded.flatMap(({ default: family }) => {
    const variants: ConsultaDefinition[] = Object.values(family.variants)
    const [first] = variants
    const batch: Shot[] = first?.batch ? [{ name: first.batch.path, path: first.batch.path }] : []
    return [...(first ? [createFormShot(first)] : []), ...variants.map(createResultShot), ...batch]
  })
}

const people = ['111.444.777-35', '123.456.789-09']

/** Opens a person's page and asks some consultas in its rail. */
async function openPerson(page: Page) {
  await lookUpPerson(page, people[0] ?? '')
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  const rail = page.getByRole('navigation', { name: 'Consultas do assunto' })
  for (const title of ['Parentes e vínculos', 'Veículos', 'Protestos', 'Participação em empresas']) {
    await rail.getByRole('button', { name: title }).click()
    await page.getByRole('region', { name: title, exact: true }).getByText('Encontrado').waitFor()
  }
}

async function openDossie(page: Page) {
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const progress = await page.getByRole('progressbar', { name: 'Progresso do dossiê' }).elementHandle()
  await page.waitForFunction((bar) => bar?.ariaValueNow === bar?.ariaValueMax, progress)
}

async function openComparison(page: Page) {
  for (const cpf of people)
    for (const path of ['/consulta/cpf', '/consulta/cpf/4']) await lookUpPerson(page, cpf, path)
  await navigateInApp(page, '/comparar')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('columnheader').nth(2).waitFor()
}

async function openSession(page: Page) {
  for (const cpf of people) await lookUpPerson(page, cpf)
  await navigateInApp(page, '/sessao')
}

async function openCase(page: Page) {
  await createCase(page)
  await page.keyboard.type('Empréstimo da família')
  await page.getByLabel('Nova nota').fill('Ligar para o irmão da titular')
  await page.getByRole('button', { name: 'Adicionar nota' }).click()
  await lookUpPerson(page, people[0] ?? '')
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  await page.getByRole('button', { name: 'Adicionar ao caso' }).filter({ visible: true }).first().click()
  await navigateInApp(page, '/casos')
}

const subjectShots: Shot[] = [
  { name: '/assunto', path: '/pacotes', prepare: openPerson },
  { name: '/dossie/pessoa', path: '/dossie/pessoa', prepare: openDossie },
  { name: '/comparar', path: '/pacotes', prepare: openComparison },
  { name: '/sessao', path: '/pacotes', prepare: openSession },
  { name: '/casos, um caso', path: '/casos', prepare: openCase },
]

/** A user's list: two own columns, and two lines that are no CPFs. */
const list = [
  'CPF;Cliente;Contrato',
  ...people.map((cpf, index) => `${cpf};Construtora Irmãos Exemplo Ltda.;2026-000${index}`),
  '529.982.247-25;Padaria da Esquina;2026-0003',
  '987.654.321-00;Oficina do Zé;2026-0004',
  '111.111.111-11;Sem documento certo;2026-0005',
  '390.533.447-05;Água & Cia;2026-0006',
  '168.995.350-09;Transportes Longo Percurso do Centro-Oeste S.A.;2026-0007',
  '12345;Número curto;2026-0008',
]

async function checkList(page: Page) {
  await page.getByLabel('Lista', { exact: true }).fill(list.join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByText('A consultar').waitFor()
}

async function runBatch(page: Page) {
  await checkList(page)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByText('Terminado', { exact: true }).waitFor({ timeout: 60_000 })
}

/** What an analyst has on the desk all day: search, answers with tables, batches, credits, settings. */
const deskShots: Shot[] = [
  { name: app.auth.home, path: app.auth.home },
  ...['/consulta/cpf', '/consulta/cpf/12', '/consulta/cpf/8', '/consulta/judicial', '/consulta/bacen'].map(
    (path) => ({ name: path, path, prepare: queryWithExample }),
  ),
  { name: 'Lote, conferência', path: '/consulta/cpf/lote', prepare: checkList },
  { name: 'Lote, resultado', path: '/consulta/cpf/lote', prepare: runBatch },
  { name: '/pricing', path: '/pricing' },
  { name: '/settings', path: '/settings' },
]

/** The part of a long screen that a sheet shows, as height in screen widths. */
const maxHeightRatio = 3

type Picture = { name: string; data: string }

/** The window gets the page's height, so that fixed elements are at its end. */
async function picture(page: Page, name: string, { width }: Look): Promise<Picture> {
  // A movement loads what is below the window.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('.chakra-skeleton')).toHaveCount(0)
  const height = await page.evaluate(async () => {
    window.scrollTo(0, 0)
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  const most = width * (width < 500 ? 2 * maxHeightRatio : maxHeightRatio)
  await page.setViewportSize({ width, height: Math.min(height, most) })
  const image = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 85 })
  await page.setViewportSize({ width, height: 900 })
  return { name, data: image.toString('base64') }
}

/** Arranges the pictures in columns and saves them as one image. */
async function saveSheet(sheet: Page, name: string, pictures: Picture[], { width }: Look) {
  const column = width < 500 ? 200 : width < 1000 ? 300 : 480
  const columns = Math.floor(2000 / (column + 10))
  await sheet.setViewportSize({ width: columns * (column + 10) + 10, height: 900 })
  const figures = pictures.map(
    (shown) =>
      `<figure><figcaption>${shown.name}</figcaption><img src="data:image/jpeg;base64,${shown.data}"></figure>`,
  )
  await sheet.setContent(`<!doctype html><style>
    body { margin: 10px; background: #777; columns: ${columns}; column-gap: 10px; font: 10px sans-serif; color: #fff }
    figure { margin: 0 0 10px; break-inside: avoid } img { display: block; width: 100% } figcaption { padding: 2px 0 }
  </style>${figures.join('')}`)
  await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const session = await sheet.context().newCDPSession(sheet)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

async function takeSheets({ page, browser }: { page: Page; browser: Browser }, kind: string, shots: Shot[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sheets = new Map(looks.map((look) => [look, [] as Picture[]]))
  for (const { name, path, prepare } of shots) {
    // A wide window first: on a narrow one the page would scroll to the result.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    for (const [look, pictures] of sheets) {
      await applyLook(page, look)
      pictures.push(await picture(page, name, look))
    }
  }
  // A blank page without the app's security policy, which would refuse the styles.
  const sheet = await browser.newPage()
  for (const [look, pictures] of sheets)
    await saveSheet(sheet, `${kind}-${look.width}-${look.darkMode ? 'dark' : 'light'}`, pictures, look)
}

test.describe.configure({ timeout: 15 * 60_000 })

test('public screens', ({ page, browser }) => takeSheets({ page, browser }, 'public', publicShots))

test('product screens', async ({ page, browser }) => {
  await signIn(page)
  await takeSheets({ page, browser }, 'product', productShots)
})

test('consultas', async ({ page, browser }) => {
  await signIn(page)
  const shots = await consultaShots()
  const isResult = ({ prepare }: Shot) => prepare !== undefined
  await takeSheets(
    { page, browser },
    'forms',
    shots.filter((shot) => !isResult(shot)),
  )
  const results = shots.filter(isResult)
  const half = Math.ceil(results.length / 2)
  await takeSheets({ page, browser }, 'results-1', results.slice(0, half))
  await takeSheets({ page, browser }, 'results-2', results.slice(half))
})

test('subjects, dossiês, comparison and cases', async ({ page, browser }) => {
  await signIn(page)
  await takeSheets({ page, browser }, 'subjects', subjectShots)
})

test('the desk', async ({ page, browser }) => {
  await signIn(page)
  await takeSheets({ page, browser }, 'desk', deskShots)
})

test('the graph with 9, 40 and 200 subjects', async ({ page, browser }) => {
  const server = await startDevServer(process.cwd())
  await signIn(page)
  const showGraph = (count: number) => async () => {
    await page.evaluate(seedSession, count)
    await page.getByRole('radio', { name: 'Grafo' }).check()
    await page.locator('[data-node]').first().waitFor({ timeout: 45_000 })
  }
  const shots = [9, 40, 200].map((count) => ({
    name: `${count} assuntos`,
    path: `${server.url}/sessao`,
    prepare: showGraph(count),
  }))
  await takeSheets({ page, browser }, 'graph', shots)
  await server.close()
})
