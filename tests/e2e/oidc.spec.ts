import { expectAccessible } from './support/axe.ts'
import { gateway, oidcProvider } from './support/live-app.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { mainMenu } from './support/menu.ts'
import {
  enterButton,
  ignoreRefusals,
  logIn,
  logOut,
  readStorage,
  rotateKeys,
  test,
  typePassword,
} from './support/oidc-test.ts'
import { expect } from './support/test.ts'

test('a login at the provider returns to the first path with its query and hash', async ({
  page,
  person,
}) => {
  await page.goto('/faq?q=cr%C3%A9ditos#pagamento')
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Senha')).toHaveCount(0)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page).toHaveURL('/faq?q=cr%C3%A9ditos#pagamento')
  await expect(mainMenu(page)).toBeVisible()
})

test('a session that ended at the provider leads to the login and back', async ({
  page,
  person,
  context,
}) => {
  await logIn(page, person, '/faq')
  await context.clearCookies()
  await page.reload()
  await expect(enterButton(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page).toHaveURL('/faq')
})

test('the token goes to its source, is renewed before expiry, also after a key change', async ({
  page,
  person,
  gatewayStub,
}) => {
  await person.change({ accessTokenSeconds: 6 })
  const email = await variant('email')
  await page.clock.install()
  await logIn(page, person, email.path)
  await rotateKeys()
  const renewal = page.waitForResponse(`${oidcProvider.url}/token`)
  await page.clock.fastForward(4_000)
  expect((await renewal).ok()).toBe(true)
  gatewayStub.setAnswer(() => ({ status: 200, json: email.example as object }))
  await lookUp(page, email, 'ana@exemplo.com.br')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(gatewayStub.authorizations).toEqual([expect.stringMatching(/^Bearer eyJ/)])
})

test('a refused token is renewed once, and the query repeated', async ({
  page,
  person,
  gatewayStub,
  pageErrors,
}) => {
  const email = await variant('email')
  await logIn(page, person, email.path)
  let refused = ''
  gatewayStub.setAnswer((token) => {
    refused ||= token
    return token === refused ? { status: 401, json: {} } : { status: 200, json: email.example as object }
  })
  await lookUp(page, email, 'ana@exemplo.com.br')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(new Set(gatewayStub.authorizations).size).toBe(2)
  expect(gatewayStub.authorizations).toHaveLength(2)
  ignoreRefusals(pageErrors)
})

test('a source that accepted the login and then refuses leads to the login, which restores the page', async ({
  page,
  person,
  gatewayStub,
  pageErrors,
}) => {
  const email = await variant('email')
  await logIn(page, person, email.path)
  gatewayStub.setAnswer(() => ({ status: 200, json: email.example as object }))
  await lookUp(page, email, 'bia@exemplo.com.br')
  await expect(findResult(page)).toContainText('Fonte:')
  gatewayStub.setAnswer(() => ({ status: 401, json: {} }))
  await lookUp(page, email, 'ana@exemplo.com.br')
  await expect(enterButton(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const popup = page.waitForEvent('popup')
  await enterButton(page).click()
  await (await popup).waitForEvent('close')
  await expect(page).toHaveURL(email.path)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  ignoreRefusals(pageErrors)
})

test('only the same user unlocks a lock screen in a popup', async ({ page, person }) => {
  await logIn(page, person, '/faq')
  await page.evaluate(() => {
    history.pushState(null, '', '/lock-screen')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(person.email)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const open = async () => {
    const popup = page.waitForEvent('popup')
    await enterButton(page).click()
    return popup
  }
  const other = { ...person, email: 'gil@exemplo.com.br', password: 'senha-do-gil' }
  await typePassword(await open(), other)
  await expect(page.getByRole('alert')).toContainText('A conta que entrou é outra')
  await typePassword(await open(), person)
  await expect(mainMenu(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('a reload continues the session without a stored token; a logout ends it in all tabs and at the provider', {
  tag: '@core',
}, async ({ page, person, context }) => {
  await logIn(page, person, '/faq?q=1#a')
  expect(await readStorage(page)).not.toMatch(/eyJ|token|verifier|code/)
  const entries = await page.evaluate(() => history.length)
  await page.reload()
  await expect(mainMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/faq?q=1#a')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await readStorage(page)).not.toMatch(/eyJ|token|verifier|code/)

  const second = await context.newPage()
  await second.goto('/faq')
  await expect(mainMenu(second)).toBeVisible()
  const revoked = page.waitForRequest(`${oidcProvider.url}/token/revocation`)
  await logOut(page)
  await revoked
  await expect(enterButton(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(enterButton(second)).toBeVisible()
  await enterButton(second).click()
  await expect(second.getByLabel('Senha')).toBeVisible()
})

test('a token of many kilobytes stays out of the address of the logout, which ends the session', async ({
  page,
  person,
}) => {
  await person.change({ roles: Array.from({ length: 300 }, () => crypto.randomUUID()) })
  await logIn(page, person, '/faq')
  const logout = page.waitForRequest(`${oidcProvider.url}/session/end?**`)
  await logOut(page)
  const address = (await logout).url()
  expect(address.length).toBeLessThan(2_000)
  expect(address).not.toContain('id_token_hint')
  await enterButton(page).click()
  await expect(page.getByLabel('Senha')).toBeVisible()
})

test('a provider that is down is reported, and no other session ends', async ({
  page,
  person,
  context,
  pageErrors,
}) => {
  await logIn(page, person, '/faq')
  const second = await context.newPage()
  await second.route(`${oidcProvider.url}/**`, (route) => route.abort())
  await second.goto('/faq')
  await expect(second.getByRole('alert')).toContainText('O provedor de login não respondeu')
  await expect(mainMenu(page)).toBeVisible()
  expect(await readStorage(page)).toContain('"averigua.auth":"true"')
  await second.unroute(`${oidcProvider.url}/**`)
  await enterButton(second).click()
  await expect(second).toHaveURL('/faq')
  await expect(mainMenu(second)).toBeVisible()
  await page.route(`${oidcProvider.url}/**`, (route) => route.abort())
  await logOut(page)
  await expect(enterButton(page)).toBeVisible()
  ignoreRefusals(pageErrors)
})

test('a refused consent is reported, and the next login can grant it', async ({ page, person }) => {
  await person.change({ requiresConsent: true })
  await page.goto('/faq')
  await enterButton(page).click()
  await typePassword(page, person)
  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByRole('alert')).toContainText('foi recusado no provedor')
  await enterButton(page).click()
  await page.getByRole('button', { name: 'Autorizar' }).click()
  await expect(page).toHaveURL('/faq')
})

test('a wrong clock is reported', async ({ page, person }) => {
  await page.clock.install({ time: Date.now() - 86_400_000 })
  await page.goto('/')
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page.getByRole('alert')).toContainText('Acerte o relógio')
})

test('the app contacts only its sources and its provider', async ({ page, person }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await logIn(page, person, '/')
  hosts.delete(new URL(page.url()).origin)
  expect([...hosts]).toContain(oidcProvider.url)
  // The dashboard asks the gateway for the use of the team, now or a moment later.
  expect([oidcProvider.url, gateway.url]).toEqual(expect.arrayContaining([...hosts]))
  const policy = (await page.request.get('/')).headers()['content-security-policy']
  expect(policy).toContain(gateway.url)
  expect(policy).not.toContain('example.com')
})

test('axe finds nothing on the login pages, which have no form of their own', async ({ page }) => {
  await page.goto('/auth/callback?code=x&state=x')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByText('Conta da empresa')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
  }
})
