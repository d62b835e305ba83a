import type { Page } from '@playwright/test'
import type { ProviderUser } from '../oidc-provider/users.ts'
import { requireValue } from '../support/require-value.ts'
import { gateway, liveApp, oidcApp, oidcProvider } from './support/live-app.ts'
import { lookUp, variant } from './support/live-test.ts'
import { mainMenu } from './support/menu.ts'
import {
  enterButton,
  ignoreRefusals,
  logIn,
  readStorage,
  signToken,
  test,
  typePassword,
} from './support/oidc-test.ts'
import { expect } from './support/test.ts'

const alert = (page: Page) => page.getByRole('alert')

/** Logs in up to the callback, without running the app, and returns the callback's address. */
async function stopAtCallback(page: Page, person: ProviderUser): Promise<string> {
  const scripts = `${oidcApp.url}/dash/**`
  await page.goto('/faq')
  await enterButton(page).click()
  await page.route(scripts, (route) => route.abort())
  await typePassword(page, person)
  await page.waitForURL(/auth\/callback/)
  await page.unroute(scripts)
  return page.url()
}

/** Changes claims of the ID token at the token endpoint, signed with the provider's key. */
async function changeIdToken(page: Page, changes: object) {
  await page.route(`${oidcProvider.url}/token`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString())
    await route.fulfill({
      response,
      json: { ...answer, id_token: await signToken({ ...claims, ...changes }) },
    })
  })
}

test('a callback with an unknown state logs no user in and ends no session', async ({
  page,
  person,
  context,
}) => {
  await logIn(page, person)
  const second = await context.newPage()
  await second.goto('/auth/callback?code=forged&state=forged')
  await expect(alert(second)).toContainText('não é de um login começado nesta aba')
  await expect(second).toHaveURL('/')
  await expect(mainMenu(page)).toBeVisible()
  expect(await readStorage(page)).toContain('"averigua.auth":"true"')
})

test('a callback works once, and its code leaves the history', async ({ page, person }) => {
  await page.goto('/faq')
  const used = page.waitForRequest(/auth\/callback\?code=/)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(mainMenu(page)).toBeVisible()
  await page.goto((await used).url())
  await expect(alert(page)).toContainText('já foi usado')
  await page.goBack()
  await expect(page).not.toHaveURL(/code=|state=/)
})

for (const [what, changeIssuer] of [
  ['of another provider', (callback: URL) => callback.searchParams.set('iss', 'https://outro.example')],
  ['without its provider', (callback: URL) => callback.searchParams.delete('iss')],
] as const)
  test(`a callback ${what} is refused before its code is sent`, async ({ page, person, pageErrors }) => {
    const callback = new URL(await stopAtCallback(page, person))
    changeIssuer(callback)
    let exchanges = 0
    await page.route(`${oidcProvider.url}/token`, (route) => {
      exchanges += 1
      return route.abort()
    })
    await page.goto(callback.href)
    await expect(alert(page)).toContainText('recusou a identidade recebida')
    expect(exchanges).toBe(0)
    ignoreRefusals(pageErrors)
  })

test('the provider refuses a code that was already used', async ({ page, person, pageErrors }) => {
  const address = await stopAtCallback(page, person)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'averigua',
    code: new URL(address).searchParams.get('code') ?? '',
    redirect_uri: `${oidcApp.url}/auth/callback`,
    code_verifier: 'x'.repeat(43),
  })
  // A stolen code is worthless without the verifier in this tab.
  const stolen = await fetch(`${oidcProvider.url}/token`, { method: 'POST', body })
  expect(await stolen.json()).toMatchObject({ error: 'invalid_grant' })
  const exchange = page.waitForRequest(`${oidcProvider.url}/token`)
  await page.goto(address)
  await expect(mainMenu(page)).toBeVisible()
  const replayed = new URLSearchParams((await exchange).postData() ?? '')
  const again = await fetch(`${oidcProvider.url}/token`, { method: 'POST', body: replayed })
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
  ignoreRefusals(pageErrors)
})

test('a callback with an error shows our text, never text of the address', async ({
  page,
  person,
  pageErrors,
}) => {
  const state = new URL(await stopAtCallback(page, person)).searchParams.get('state')
  await page.goto(`/auth/callback?error=server_error&error_description=Ligue+para+0800&state=${state}`)
  await expect(alert(page)).toContainText('O provedor não concluiu o login')
  await expect(page.getByText('0800')).toHaveCount(0)
  ignoreRefusals(pageErrors)
})

for (const [what, changes, message] of [
  ['meant for another app', { aud: 'outro-painel' }, 'recusou a identidade recebida'],
  ['of another issuer', { iss: 'https://outro.example' }, 'recusou a identidade recebida'],
  ['with another nonce', { nonce: 'outro' }, 'recusou a identidade recebida'],
  ['issued to another app', { azp: 'outro-painel' }, 'recusou a identidade recebida'],
  ['that has ended', { exp: 1_000_000_000 }, 'Acerte o relógio'],
] as const)
  test(`an ID token ${what} logs no user in`, async ({ page, person }) => {
    await changeIdToken(page, changes)
    await page.goto('/faq')
    await enterButton(page).click()
    await typePassword(page, person)
    await expect(alert(page)).toContainText(message)
    expect(await readStorage(page)).not.toContain('averigua.auth"')
    await page.unroute(`${oidcProvider.url}/token`)
    await enterButton(page).click()
    await expect(page).toHaveURL('/faq')
  })

test('an ID token with a changed signature logs no user in', async ({ page, person }) => {
  await page.route(`${oidcProvider.url}/token`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [head, body] = answer.id_token.split('.')
    await route.fulfill({ response, json: { ...answer, id_token: `${head}.${body}.${'A'.repeat(342)}` } })
  })
  await page.goto('/')
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(alert(page)).toContainText('recusou a identidade recebida')
})

for (const path of ['https://example.com/', '//example.com', '/\\example.com', '/.//example.com'])
  test(`a login with the return path ${path} redirects to the home page`, async ({ page, person }) => {
    await page.goto('/')
    await page.route(`${oidcProvider.url}/auth?*`, async (route) => route.fulfill({ body: '' }), { times: 1 })
    const requestPromise = page.waitForRequest(/\/auth\?/)
    await enterButton(page).click()
    const address = (await requestPromise).url()
    await page.goto('/forgot-password')
    await page.evaluate((returnTo) => {
      for (const key of Object.keys(sessionStorage).filter((name) => name.includes('oidc.login.'))) {
        const storedState = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...storedState, data: { returnTo } }))
      }
    }, path)
    await page.goto(address)
    await typePassword(page, person)
    await expect(page).toHaveURL('/dashboard')
  })

test('a source without bearer gets no token', async ({ page, person, context, pageErrors }) => {
  const cep = await variant('cep')
  const sent: (string | null)[] = []
  await context.route(/viacep|opencep|brasilapi/, async (route) => {
    sent.push(await route.request().headerValue('authorization'))
    await route.fulfill({ status: 503 })
  })
  await logIn(page, person, cep.path)
  await lookUp(page, cep, '01001000')
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  expect(new Set(sent)).toEqual(new Set([null]))
  ignoreRefusals(pageErrors)
})

test('a redirect of a source receives no token', async ({ page, person, context, pageErrors }) => {
  const email = await variant('email')
  const elsewhere: string[] = []
  await context.route(`${liveApp.url}/**`, async (route) => {
    elsewhere.push(route.request().url())
    await route.fulfill({ body: '{}' })
  })
  const redirected: (string | null)[] = []
  await context.route(`${gateway.url}${requireValue(email.request?.post)}`, async (route) => {
    redirected.push(await route.request().headerValue('authorization'))
    await route.fulfill({
      status: 307,
      headers: { location: `${liveApp.url}/roubo`, 'access-control-allow-origin': '*' },
    })
  })
  await logIn(page, person, email.path)
  await lookUp(page, email, 'ana@exemplo.com.br')
  await expect(page.getByText('fora do ar').first()).toBeVisible()
  expect(redirected).toEqual([expect.stringMatching(/^Bearer /)])
  expect(elsewhere).toEqual([])
  ignoreRefusals(pageErrors)
})

test('a forged login or forged roles in storage lead to the login', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('averigua.auth', 'true')
    localStorage.setItem('averigua.roles', '["gestor"]')
    localStorage.setItem('averigua.profile', '{"nome":"Eva","roles":["gestor"]}')
  })
  await page.goto('/faq')
  await expect(enterButton(page)).toBeVisible()
  await expect(mainMenu(page)).toHaveCount(0)
})

test('a second tab renews an expired token, and the first keeps its own', async ({
  page,
  person,
  context,
  gatewayStub,
}) => {
  const email = await variant('email')
  gatewayStub.setAnswer(() => ({ status: 200, json: email.example as object }))
  await logIn(page, person, email.path)
  await person.change({ accessTokenSeconds: 2 })
  const second = await context.newPage()
  await second.goto(email.path)
  // The remaining lifetime is shorter than a request needs.
  await lookUp(second, email, 'ana@exemplo.com.br')
  await expect.poll(() => gatewayStub.authorizations.length).toBeGreaterThan(0)
  await lookUp(page, email, 'bia@exemplo.com.br')
  await expect.poll(() => new Set(gatewayStub.authorizations).size).toBe(2)
  expect(gatewayStub.authorizations).not.toContain('')
})
