import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedBuild } from '../../deploy/size/shared-build.ts'
import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { expectAccessible } from './support/axe.ts'
import { test } from './support/edited-project.ts'
import { withPreferences } from './support/menu.ts'
import { expect, type Page, signIn } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

// The tests share one dev server.
test.describe.configure({ mode: 'default', timeout: 600_000 })

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Buscar no manifesto' })

const findLineNumber = (file: string, text: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

async function open(page: Page, url: string, below = '') {
  await page.goto(`${url}/__manifesto${below}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Manifesto' })).toBeVisible({ timeout: 60_000 })
  await expect(searchField(page)).toBeVisible({ timeout: 60_000 })
}

test('every route has a heading and a link that opens the editor; the search finds fields, or says so', async ({
  page,
  project,
}) => {
  await page.route('**/__open-in-editor**', (route) => route.fulfill({ body: '' }))
  await open(page, project.url)
  const paths = page.getByRole('region', { name: 'Rotas' }).getByRole('heading', { level: 3 })
  expect((await paths.allTextContents()).sort()).toEqual(routes.map(({ pattern }) => pattern).sort())
  const line = findLineNumber('manifest/routes/product.yaml', 'path: /dashboard')
  const link = page.getByRole('link', { name: `Abrir manifest/routes/product.yaml:${line}`, exact: true })
  const requestPromise = page.waitForRequest('**/__open-in-editor**')
  await link.click()
  const file = new URL((await requestPromise).url()).searchParams.get('file')
  expect(file).toMatch(new RegExp(`^${project.folder}/manifest/routes/product\\.yaml:${line}:\\d+$`))
  await expect(page).toHaveURL(`${project.url}/__manifesto`)

  await searchField(page).fill('cep consulta')
  await expect(paths).not.toHaveCount(routes.length)
  await expect(page.getByRole('heading', { level: 4, name: 'Endereço por CEP' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: '/dashboard' })).toHaveCount(0)
  await searchField(page).fill('nada que exista')
  await expect(page.getByText('Nada aqui corresponde à busca.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(paths).toHaveCount(routes.length)
})

test('errors are shown while they exist, and neither search nor catalogue is lost', async ({
  page,
  project,
}) => {
  const file = join(project.folder, 'manifest/consultas/cep.yaml')
  const good = readFileSync(file, 'utf8')
  await open(page, project.url)
  const diagnostics = page.getByRole('region', { name: 'Diagnósticos' })
  await expect(diagnostics).toContainText('O manifesto não tem erros nem avisos.')
  await searchField(page).fill('cep')

  writeFileSync(file, good.replace('title: CEP', 'titel: CEP'))
  await expect(diagnostics).toContainText('"titel"')
  await expect(diagnostics.getByRole('link', { name: 'Abrir manifest/consultas/cep.yaml:3' })).toBeVisible()
  await expect(page.locator('vite-error-overlay')).not.toBeVisible()
  await expect(
    page.getByRole('heading', { level: 3, name: '/consulta/cep/:variant?', exact: true }),
  ).toBeVisible()

  writeFileSync(file, good.replace('title: Endereço por CEP', 'title: Endereço renomeado'))
  await expect(page.getByRole('heading', { level: 4, name: 'Endereço renomeado' })).toBeVisible()
  await expect(diagnostics).toContainText('O manifesto não tem erros nem avisos.')
  await expect(searchField(page)).toHaveValue('cep')
  writeFileSync(file, good)
})

test('the page follows a file saved elsewhere; a broken manifest is reported once, by the studio only', async ({
  page,
  project,
}) => {
  const file = join(project.folder, 'manifest/consultas/cep.yaml')
  const good = readFileSync(file, 'utf8')
  await open(page, project.url, '#consultas/cep.yaml/defaults/result/0')
  const frame = page.frameLocator('iframe[title="Página"]')
  const result = frame.getByRole('region', { name: 'Resultado', exact: true })
  await expect(result).toContainText('Logradouro', { timeout: 60_000 })

  writeFileSync(file, good.replace('title: Endereço\n', 'title: Onde fica\n'))
  await expect(result).toContainText('Onde fica')
  const title = page
    .getByRole('region', { name: 'Editor' })
    .getByRole('textbox', { name: 'Título', exact: true })
  await expect(title.first()).toHaveValue('Onde fica')

  writeFileSync(file, good.replace('title: CEP', 'titel: CEP'))
  await expect(page.getByRole('status').first()).toContainText('erro')
  for (const part of [page, frame]) {
    await expect(part.locator('manifest-problems')).toBeAttached()
    await expect(part.locator('manifest-problems')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Visão geral' }).click()
  await expect(page.getByRole('region', { name: 'Diagnósticos' })).toContainText('"titel"')
  writeFileSync(file, good)
  await expect(page.getByRole('region', { name: 'Diagnósticos' })).toContainText('não tem erros nem avisos')
})

test('is accessible and fits 320 px in light mode', async ({ page, project }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await withPreferences(page, { darkMode: false })
  await open(page, project.url)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.goto(`${project.url}/__manifesto/preview?consulta=cep/1&tema=light`)
  await expect(page.getByRole('region', { name: 'Resultado', exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
})

test('a build contains no byte of the page, and no page at its address', async ({ page }) => {
  const built = readdirSync(sharedBuild, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const texts = built
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(texts.length).toBeGreaterThan(50)
  for (const mark of ['__manifesto', 'Buscar no manifesto', 'manifest-page', 'open-in-editor'])
    expect(texts.filter((text) => text.includes(mark))).toEqual([])
  await signIn(page)
  await page.goto('/__manifesto')
  await expect(page).toHaveURL(app.auth.home)
})
