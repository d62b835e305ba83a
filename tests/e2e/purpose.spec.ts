import { readFile } from 'node:fs/promises'
import { app } from '../../src/generated/app.ts'
import { purposes } from '../../src/generated/purposes.ts'
import { requireValue } from '../support/require-value.ts'
import { lookupServer } from './support/live-app.ts'
import { findResult, test as liveTest, lookUp, variant } from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'

const [first = '', second = ''] = purposes

const missing = (page: Page) =>
  page.getByRole('main').getByText('Preencha o campo Finalidade', { exact: true })

const answer = (page: Page) => findResult(page).getByRole('button', { name: 'Exportar' })

const queryGroup = (page: Page) => page.getByRole('group', { name: 'O que foi consultado' })

/** Everything the page stores outside its content. */
const readPageState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  )

test('the purpose is chosen once per session, and can be changed', async ({ loggedInPage: page }) => {
  const consoleLines: string[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  const [data, debts] = [await variant('cpf'), await variant('cpf', 8)]
  await page.goto(data.path)
  await page.getByLabel('CPF').fill(cpf)
  await page.keyboard.press('Enter')
  await expect(missing(page)).toBeVisible()
  await expect(purposeField(page)).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })

  await purposeField(page).selectOption(first)
  await expect(missing(page)).toBeHidden()
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(queryGroup(page)).toContainText(`Finalidade${first}`)
  await page.getByRole('navigation', { name: 'Variantes' }).getByRole('link', { name: debts.title }).click()
  // The form needs no more input.
  await expect(answer(page)).toBeVisible()
  await expect(queryGroup(page)).toContainText(`Finalidade${first}`)

  await page.getByRole('button', { name: 'Alterar' }).click()
  await expect(purposeField(page)).toHaveValue(first)
  await purposeField(page).selectOption(second)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(purposeField(page)).toHaveValue(second)
  await page.getByLabel('CPF').fill(cpf)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(queryGroup(page)).toContainText(`Finalidade${second}`)

  const pageText = [await readPageState(page), ...consoleLines].join()
  for (const text of [first, second])
    for (const written of [text, encodeURIComponent(text)]) expect(pageText).not.toContain(written)
  await page.reload()
  await expect(purposeField(page)).toHaveValue('')
})

test('the search fills in the form and leaves the purpose to the user', async ({ loggedInPage: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill(cpf)
  await page.getByRole('option', { name: /^Protestos/ }).click()
  await expect(purposeField(page)).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue(cpf)
  await expect(queryGroup(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill(cpf)
  await page.getByRole('option', { name: 'Dossiê de pessoa' }).click()
  await expect(page.getByRole('button', { name: 'Montar dossiê' })).toBeVisible()
  await expect(purposeField(page)).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await purposeField(page).selectOption(first)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toBeVisible()
  await expect(queryGroup(page)).toContainText(`Finalidade${first}`)
})

test('a batch does not start without a purpose, and its file names it', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/cpf/lote')
  await page.getByLabel('Lista', { exact: true }).fill(cpf)
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(purposeField(page)).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await purposeField(page).selectOption(first)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  // Phones have the files in a sheet.
  await page.setViewportSize({ width: 1280, height: 900 })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar JSON' }).click(),
  ])
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ purpose: first })
})

test('the purpose is deleted at logout', async ({ loggedInPage: page }) => {
  const { email, password } = requireValue(app.auth.seedUser)
  const { path } = await variant('score')
  await page.goto(path)
  await purposeField(page).selectOption(first)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(app.auth.home)
  await navigateInApp(page, path)
  await expect(purposeField(page)).toHaveValue('')
})

liveTest('the source is told in its header', async ({ loggedInPage: page }) => {
  const sentPurposes: (string | undefined)[] = []
  page.on('request', (request) => {
    const isQuery = request.url().startsWith(`${lookupServer.url}/`) && request.method() !== 'OPTIONS'
    if (isQuery) sentPurposes.push(request.headers()['x-finalidade'])
  })
  const [data, placa] = [await variant('cpf'), await variant('placa')]
  await page.goto(data.path)
  await lookUp(page, data, cpf)
  await expect(findResult(page)).toContainText('Fonte:')
  await page.goto(placa.path)
  await lookUp(page, placa, 'FIN1A23')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(sentPurposes).toEqual([encodeURIComponent(first), undefined])
})
