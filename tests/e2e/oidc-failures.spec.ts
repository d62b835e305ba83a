import type { Route } from '@playwright/test'
import { authSettings } from '../../src/generated/auth.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { holdResponses } from './support/hold-responses.ts'
import { expectLocked } from './support/idle.ts'
import { oidcApp, oidcProvider } from './support/live-app.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { ignoreLoadErrors, partFailure, retryButton } from './support/load-errors.ts'
import { mainMenu } from './support/menu.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { enterButton, ignoreRefusals, logIn, logOut, test, typePassword } from './support/oidc-test.ts'
import { expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => {
  ignoreRefusals(pageErrors)
  ignoreLoadErrors(pageErrors)
  const others = pageErrors.filter(
    (text) => !/CORS policy|Content Security Policy|^policy: connect-src/.test(text),
  )
  pageErrors.splice(0, pageErrors.length, ...others)
})

const alert = (page: Page) => page.getByRole('alert')

const email = 'ana@exemplo.com.br'

test('a source that refuses the token of a new login says so, and starts no new login', async ({
  page,
  person,
  gatewayStub,
}) => {
  const definition = await variant('email')
  gatewayStub.setAnswer(() => ({ status: 401, json: {} }))
  await logIn(page, person, definition.path)
  for (const subject of [email, `b${email}`, `c${email}`]) {
    await lookUp(page, definition, subject)
    await expect(findResult(page)).toContainText('A fonte recusa este login')
    await expect(findResult(page)).toContainText('para quem o token é emitido (audience)')
    await expect(page).toHaveURL(definition.path)
  }
  await expect(findResult(page).getByRole('link', { name: /^Falar com/ })).toBeVisible()
  await logOut(page)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(mainMenu(page)).toBeVisible()
  gatewayStub.setAnswer(() => ({ status: 200, json: definition.example as object }))
  await page.goto(definition.path)
  await lookUp(page, definition, email)
  await expect(findResult(page)).toContainText('Fonte:')
})

test('if the code of the login does not load, the page offers a reload', async ({ page }) => {
  await page.route('**/dash/start-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não foi possível carregar esta página')
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.unroute('**/dash/start-*.js')
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(enterButton(page)).toBeVisible()
})

test('if the code of the logout does not load, the user is logged out here and told that the provider is not', async ({
  page,
  person,
}) => {
  await logIn(page, person, '/faq')
  await page.route('**/dash/logout-*.js', (route) => route.abort())
  await logOut(page)
  await expect(enterButton(page)).toBeVisible()
  await expect(page.getByText('a sua sessão no provedor continua aberta')).toBeVisible()
  await page.goto('/faq')
  await expect(enterButton(page)).toBeVisible()
})

for (const where of ['over a page', 'as a page'])
  test(`an unlock that fails to load ${where} keeps the session, and a retry shows it`, async ({
    page,
    person,
    context,
  }) => {
    const chunk = '**/dash/provider-unlock-*.js'
    await logIn(page, person, '/faq')
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    await page.route(chunk, (route) => route.abort())
    if (where === 'as a page') await navigateInApp(page, '/lock-screen')
    else await (await context.newPage()).goto('/lock-screen')
    await expect(partFailure(page)).toBeVisible()
    await expectLocked(page)
    await expect(page.getByRole('button', { name: 'Recarregar' })).toHaveCount(0)
    await expectAccessible(page)
    await retryButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Não foi possível carregar' })).toBeAttached()
    await page.unroute(chunk)
    await page.keyboard.press('Enter')
    await expect(partFailure(page)).toHaveCount(0)
    const popup = page.waitForEvent('popup')
    await enterButton(page).click()
    await typePassword(await popup, person)
    await expect(mainMenu(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  })

test('the unlock loads with the warning, a minute before the screen locks', async ({ page, person }) => {
  const minutes = requireValue(authSettings.idleLockMinutes)
  await page.clock.install()
  await logIn(page, person, '/faq')
  const loaded = page.waitForResponse('**/dash/provider-unlock-*.js')
  await page.clock.fastForward((minutes - 1) * 60_000 + 1_000)
  expect((await loaded).ok()).toBe(true)
  await expect(mainMenu(page)).toBeVisible()
})

test('a provider that is down at token expiry is reported, and the session continues', async ({
  page,
  person,
  context,
  gatewayStub,
}) => {
  const definition = await variant('email')
  await person.change({ accessTokenSeconds: 4 })
  gatewayStub.setAnswer(() => ({ status: 200, json: definition.example as object }))
  await logIn(page, person, definition.path)
  await context.route(`${oidcProvider.url}/**`, (route) => route.abort())
  await lookUp(page, definition, email)
  await expect(findResult(page)).toContainText('O provedor de login não respondeu')
  await expect(findResult(page)).not.toContainText('fora do ar')
  expect(gatewayStub.authorizations).toEqual([])
  await context.unroute(`${oidcProvider.url}/**`)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(findResult(page)).toContainText('Fonte:')
})

const metadata = `${oidcProvider.url}/.well-known/openid-configuration`

for (const [what, address, answer, message] of [
  [
    'does not answer',
    `${oidcProvider.url}/**`,
    (route) => route.abort(),
    'não respondeu. Verifique a conexão',
  ],
  ['refuses this origin', metadata, withStatus(200, 'https://outro.example'), 'origem deste painel (CORS)'],
  ['answers with an error', metadata, withStatus(503), 'não respondeu. Verifique a conexão'],
] satisfies [string, string, (route: Route) => Promise<void>, string][])
  test(`reports a provider that ${what}`, async ({ page }) => {
    await page.goto('/')
    await page.route(address, answer)
    await enterButton(page).click()
    await expect(alert(page)).toContainText(message)
  })

test('a login that fails does not stop the code that the page still loads', async ({ page }) => {
  const release = await holdResponses(page, '**/dash/idle-*.js')
  await page.route(`${oidcProvider.url}/**`, (route) => route.abort())
  const asked = page.waitForRequest('**/dash/idle-*.js')
  await page.goto('/')
  await asked
  await enterButton(page).click()
  await expect(alert(page)).toContainText('não respondeu. Verifique a conexão')
  const loaded = page.waitForResponse('**/dash/idle-*.js')
  release()
  expect((await loaded).ok()).toBe(true)
})

for (const [what, answer] of [
  ['does not answer', (route) => route.abort()],
  ['answers with an error', withStatus(502)],
] satisfies [string, (route: Route) => Promise<void>][])
  test(`reports a token endpoint that ${what}`, async ({ page, person }) => {
    await page.goto('/')
    await enterButton(page).click()
    await page.route(`${oidcProvider.url}/token`, answer)
    await typePassword(page, person)
    await expect(alert(page)).toContainText('o serviço dele que emite os tokens não')
  })

test('a security policy without the provider is reported', async ({ page }) => {
  await page.route(`${oidcApp.url}/`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = (headers['content-security-policy'] ?? '').replace(` ${oidcProvider.url}`, '')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
  await page.goto('/')
  await enterButton(page).click()
  await expect(alert(page)).toContainText('A política de segurança deste painel')
})

/** A response that pages of `origin` may read. */
function withStatus(status: number, origin = '*') {
  return (route: Route) =>
    route.fulfill({ status, body: '<h1>Error</h1>', headers: { 'access-control-allow-origin': origin } })
}
