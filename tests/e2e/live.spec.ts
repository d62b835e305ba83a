import { app } from '../../src/generated/app.ts'
import {
  addSourceRules,
  fetchQueriedPaths,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { expectEachState } from './support/source-states.ts'
import { expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

// tests/product/consultas/sources/source-matrix.test.ts tests the same for a family without fallbacks and for one with POST.
test('each kind of response leads to its state', async ({ loggedInPage: page, pageErrors }) => {
  await expectEachState(page, 'cep', pageErrors)
})

test('a fallback answers for a source that is down, and the result names it', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  const cep = await variant('cep')
  await addSourceRules(
    { subject: '30000001', service: 'viacep', fault: '500' },
    { subject: '30000002', service: 'viacep', fault: 'hangs up' },
    { subject: '30000002', service: 'brasilapi', fault: '404' },
  )
  await page.goto(cep.path)
  await lookUp(page, cep, '30000001')
  await expect(findResult(page)).toContainText('Rua da BrasilAPI')
  await expect(findResult(page)).toContainText('Fonte: BrasilAPI')
  await lookUp(page, cep, '30000002')
  await expect(findResult(page)).toContainText('Rua do OpenCEP')
  await expect(findResult(page)).toContainText('Fonte: OpenCEP')
  await expect(findResult(page)).not.toContainText('Dados de demonstração')
})

test('"not found" starts no fallback', async ({ loggedInPage: page }) => {
  const cep = await variant('cep')
  const before = await fetchQueriedPaths('30000003')
  await addSourceRules({ subject: '30000003', service: 'viacep', fault: 'unknown' })
  await page.goto(cep.path)
  await lookUp(page, cep, '30000003')
  await expect(findResult(page)).toContainText('Nenhum registro encontrado')
  const queriedPaths = await fetchQueriedPaths('30000003')
  expect(queriedPaths.slice(before.length)).toEqual(['/viacep/ws/30000003/json/'])
})

test('a newer query replaces a pending one', async ({ loggedInPage: page }) => {
  const cep = await variant('cep')
  await addSourceRules({ subject: '30000004', fault: 'never begins' })
  await page.goto(cep.path)
  await lookUp(page, cep, '30000004')
  await expect(page.getByRole('status', { name: 'Consultando' })).toBeVisible()
  await lookUp(page, cep, '30000005')
  await expect(findResult(page)).toContainText('30000-005')
})

test('a source that sends `Retry-After` gets no query until then', async ({ loggedInPage: page }) => {
  const placa = await variant('placa')
  await addSourceRules({ subject: 'RIO2A18', fault: '429 with seconds' })
  await page.goto(placa.path)
  await page.clock.install()
  await lookUp(page, placa, 'RIO2A18')
  await expect(findResult(page)).toContainText('Limite de consultas atingido')
  await expect(page.getByRole('button', { name: /^Tentar de novo em \d+ s$/ })).toBeDisabled()
  await page.clock.runFor(31_000)
  await addSourceRules({ subject: 'RIO2A18', fault: 'good' })
  await page.getByRole('button', { name: 'Tentar de novo', exact: true }).click()
  await page.clock.runFor(1_000)
  await expect(findResult(page)).toContainText('Fonte: Gateway de dados')
})

test('without a network the page says so, and can query again', async ({ loggedInPage: page, context }) => {
  const placa = await variant('placa')
  await page.goto(placa.path)
  await lookUp(page, placa, 'ABC1D23')
  await expect(findResult(page)).toContainText('Fonte:')
  await context.setOffline(true)
  await lookUp(page, placa, 'ABC1D24')
  await expect(findResult(page)).toContainText('Você está sem conexão')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(findResult(page)).toContainText('ABC1D24')
})

test('a source’s 401 leads to the login, and then back to the page', async ({ loggedInPage: page }) => {
  const placa = await variant('placa')
  await addSourceRules({ subject: 'SAI1D23', fault: '401' })
  await page.goto(placa.path)
  await lookUp(page, placa, 'SAI1D23')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sua sessão na fonte terminou')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('SAI1D23')
  await register(page)
  await expect(page).toHaveURL(placa.path)
})

test('the first user registers and sees no demonstration data', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('quem vem pela primeira vez cria a sua')).toBeVisible()
  await expect(page.getByRole('button', { name: /demonstração/ })).toHaveCount(0)
  await register(page)
  await expect(page).toHaveURL(app.auth.home)
  await expect(page.getByText('Nenhuma notificação')).toBeVisible()
  await expect(page.getByRole('button', { name: /demonstração/ })).toHaveCount(0)
})

test('before the first query the dashboard has no figures; a page with the balance lets the header warn', async ({
  loggedInPage: page,
}) => {
  await page.route('**/creditos', (route) =>
    route.fulfill({ json: { saldo: 12 }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route('**/uso', (route) =>
    route.fulfill({ status: 403, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(app.auth.home)
  await expect(page.getByText('Nenhuma consulta ainda.')).toBeVisible()
  await expect(page.getByText('Consultas hoje')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /demonstração/ })).toHaveCount(0)
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saldo baixo: 12 créditos' })).toBeVisible()
  const plans = page.getByRole('list', { name: 'Planos' })
  await expect(plans.getByText('a definir')).toHaveCount(4)
  await expect(plans.getByText('preço de exemplo')).toHaveCount(0)
})

/** Registers through the form and logs in. */
async function register(page: Page) {
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome').fill('Eva Prado')
  await page.getByLabel('E-mail').fill('eva@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-eva')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-eva')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
