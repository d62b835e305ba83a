import { expectAccessible } from './support/axe.ts'
import { variant } from './support/live-test.ts'
import { ignoreLoadErrors, pageFailure, partFailure, retryButton } from './support/load-errors.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { loss } from './support/loss.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { expect, type Page, signIn, test } from './support/test.ts'

// Each test lets a chunk fail, with an answer in memory that a reload would lose.
test.afterEach(({ pageErrors }) => ignoreLoadErrors(pageErrors))

const cpf = '111.444.777-35'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const entries = (page: Page) => page.getByRole('main').locator('[data-entry]')

/** Fails the requests of a chunk until the returned function is called. */
async function failChunk(page: Page, name: string) {
  const chunk = `**/dash/${name}-*.js`
  await page.route(chunk, (route) => route.abort())
  return () => page.unroute(chunk)
}

async function openConsulta(page: Page) {
  await page.goto('/faq')
  await lookUpPerson(page, cpf)
}

/** Presses the button of the failure twice: once in vain, then with the network back. */
async function retryPart(page: Page, restore: () => Promise<void>) {
  await expect(partFailure(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Recarregar' })).toHaveCount(0)
  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Não foi possível carregar' })).toBeAttached()
  await expect(retryButton(page)).toBeFocused()
  await restore()
  await page.keyboard.press('Enter')
  await expect(partFailure(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Carregado' })).toBeAttached()
  await expect(page.locator('main span:focus')).toBeAttached()
}

test('a panel that fails to load has a retry that keeps the answers', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  const restore = await failChunk(page, 'session-branches')
  await navigateInApp(page, '/sessao')
  await retryPart(page, restore)
  await expect(entries(page)).toHaveCount(1)
})

test('a panel that failed to load loads at the next visit', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  const restore = await failChunk(page, 'session-branches')
  for (const visit of ['first', 'second'])
    await test.step(visit, async () => {
      await navigateInApp(page, '/sessao')
      await expect(partFailure(page)).toBeVisible()
      await navigateInApp(page, '/consulta/cpf')
      await expect(partFailure(page)).toHaveCount(0)
    })
  await restore()
  await navigateInApp(page, '/sessao')
  await expect(entries(page)).toHaveCount(1)
  await expect(partFailure(page)).toHaveCount(0)
})

test('a subject’s page whose consultas fail to load has a retry', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  const restore = await failChunk(page, 'score')
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  await expect(heading(page)).toHaveText('Assunto')
  await retryPart(page, restore)
  await expect(heading(page)).toContainText('Marina')
  await expect(page.getByRole('navigation', { name: 'Consultas do assunto' })).toBeVisible()
})

test('a subject’s page whose consultas failed to load loads at the next visit', async ({
  loggedInPage: page,
}) => {
  await openConsulta(page)
  const restore = await failChunk(page, 'score')
  const link = page.getByRole('link', { name: 'Abrir assunto' })
  await link.click()
  await expect(partFailure(page)).toBeVisible()
  await page.goBack()
  await expect(partFailure(page)).toHaveCount(0)
  await restore()
  await link.click()
  await expect(heading(page)).toContainText('Marina')
})

/** Opens a page in another tab of the login, which has the answers of the first tab but not their definitions. */
async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await signIn(tab)
  await tab.goto('/sessao')
  await expect(entries(tab).first()).toBeVisible()
  const restore = await failChunk(tab, 'cpf')
  await navigateInApp(tab, path)
  return { tab, restore }
}

test('a comparison whose consultas fail to load has a retry', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  await lookUpPerson(page, '123.456.789-09')
  const { tab, restore } = await openTab(page, '/comparar')
  for (const name of [/Marina/, /Otávio/]) await tab.getByRole('checkbox', { name }).check()
  await retryPart(tab, restore)
  await expect(tab.getByRole('columnheader', { name: /Marina/ })).toBeVisible()
})

test('a graph whose consultas fail to load has a retry', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  const { tab, restore } = await openTab(page, '/sessao')
  await tab.getByRole('radio', { name: 'Grafo' }).check()
  await retryPart(tab, restore)
  await expect(tab.getByRole('application', { name: /^Grafo da sessão/ })).toBeVisible()
})

test('a purchase that fails to load says so, and the next press retries', async ({ loggedInPage: page }) => {
  const restore = await failChunk(page, 'buy-in-demo')
  await page.goto('/pricing')
  const button = page.getByRole('button', { name: 'Comprar na demonstração: Avulso' })
  await button.click()
  await expect(page.getByText('Não foi possível comprar. Tente de novo.')).toBeVisible()
  await restore()
  await button.click()
  await expect(page.getByText('É uma demonstração: nada foi cobrado.').first()).toBeVisible()
})

test('a calendar that fails to load says so, and the next press retries', async ({ loggedInPage: page }) => {
  const restore = await failChunk(page, 'calendar')
  await page.goto((await variant('cpf', 2)).path)
  const button = page.getByRole('button', { name: 'Abrir o calendário' })
  await button.click()
  await expect(page.getByText('Não foi possível abrir o calendário')).toBeVisible()
  await restore()
  await button.click()
  await expect(page.getByRole('application', { name: 'Calendário' })).toBeVisible()
})

test('a consulta of a node that fails to load says so', async ({ loggedInPage: page }) => {
  await openConsulta(page)
  await navigateInApp(page, '/sessao')
  await page.getByRole('radio', { name: 'Grafo' }).check()
  const graph = page.getByRole('application', { name: /^Grafo da sessão/ })
  const person = graph.getByRole('button', { name: /-35.*\d consultas?$/ })
  const restore = await failChunk(page, 'telefone-cpf')
  const query = async () => {
    await person.press('Enter')
    await page.getByRole('menu').getByRole('menuitem', { name: 'Telefones por CPF' }).click()
  }
  await query()
  await expect(page.getByText('Não foi possível carregar a consulta. Tente de novo.')).toBeVisible()
  await restore()
  await query()
  await expect(graph.getByRole('button', { name: /-35.*2 consultas$/ })).toBeVisible()
})

test('a consulta whose definitions fail to load keeps the menu, and the session goes on', async ({
  loggedInPage: page,
}) => {
  await openConsulta(page)
  const restore = await failChunk(page, 'cnpj')
  await navigateInApp(page, '/consulta/cnpj')
  await expect(heading(page)).toHaveText(pageFailure)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Trilha' })).toBeVisible()
  await expectAccessible(page)
  await navigateInApp(page, '/sessao')
  await expect(entries(page)).toHaveCount(1)
  await restore()
  await navigateInApp(page, '/consulta/cnpj')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'CNPJ' })).toBeVisible()
})

/** Presses the button of a note: once in vain, then with the network back. */
async function retryNote(page: Page, text: string, restore: () => Promise<void>) {
  const note = page.getByRole('alert').filter({ hasText: text })
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  await expect(retryButton(page)).toBeFocused()
  await restore()
  await page.keyboard.press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Carregado' })).toBeAttached()
  await expect(page.locator('span:focus')).toBeAttached()
}

test('the cards of a table that fail to load leave the table, with a retry', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/faq')
  const restore = await failChunk(page, 'card-list')
  await lookUpPerson(page, cpf, '/consulta/cpf/3')
  const table = page.getByRole('group', { name: 'Endereços anteriores' }).getByRole('table')
  await expect(table).toBeVisible()
  await retryNote(page, 'Os cartões não carregaram. A tabela tem os mesmos dados.', restore)
  await expect(table).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Endereços anteriores' })).toBeVisible()
})

test('a list that cannot be read stays, and a retry checks it', async ({ loggedInPage: page }) => {
  const restore = await failChunk(page, 'text-worker')
  const text = page.getByText('Não foi possível ler a lista')
  await page.goto('/consulta/cep/lote')
  await page.getByLabel('Lista', { exact: true }).fill('01001-000\n70150-900')
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(text).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Recarregar' })).toHaveCount(0)
  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Não foi possível ler a lista' })).toBeAttached()
  await restore()
  await retryButton(page).click()
  await expect(text).toHaveCount(0)
  await expect(page.locator('dl > div').filter({ hasText: 'A consultar' }).locator('dd')).toHaveText('2')
})

test(
  'a page that did not load loads once the connection is back, and keeps the answers',
  loss('Uma página que não carrega sem rede, com respostas na sessão'),
  async ({ loggedInPage: page }) => {
    await openConsulta(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Changelog' }).first().click()
    await expect(heading(page)).toHaveText(pageFailure)
    await expect(page.getByText('Sem conexão.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Recarregar' }).click()
    await expect(page.getByText('Sem conexão.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(heading(page)).toHaveText('Changelog')
    await navigateInApp(page, '/sessao')
    await expect(entries(page)).toHaveCount(1)
  },
)

test(
  'a page whose code a new version removed asks before a reload',
  loss('O botão Recarregar depois de uma versão nova, com respostas na sessão'),
  async ({ loggedInPage: page }) => {
    await openConsulta(page)
    const pages = '**/dash/page-*.js'
    await page.route(pages, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Changelog' }).first().click()
    await expect(heading(page)).toHaveText(pageFailure)
    const button = page.getByRole('button', { name: 'Recarregar', exact: true })
    await button.click()
    await expect(page.getByText('O painel tem uma versão nova.')).toBeVisible()
    await button.click()
    const losses = page.getByRole('group', { name: 'O que se perde' })
    await expect(losses.getByRole('listitem')).toHaveText(['1 resposta desta sessão'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Não recarregar' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Início' }).last().click()
    await expect(page).toHaveURL('/dashboard')
    // The page of the session has a chunk of that name too.
    await page.unroute(pages)
    await navigateInApp(page, '/sessao')
    await expect(entries(page)).toHaveCount(1)
  },
)
