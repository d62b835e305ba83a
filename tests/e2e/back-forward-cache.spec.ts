import { app } from '../../src/generated/app.ts'
import { hashPassword } from '../../src/state/password.ts'
import { backForwardCache, shownSinceReturn, watchReturns } from './support/back-forward-cache.ts'
import { expectLocked, logIn } from './support/idle.ts'
import { lookUp, resultOf, variant } from './support/live-test.ts'
import {
  enterButton,
  logIn as logInAtProvider,
  logOut,
  test as oidcBase,
  typePassword,
} from './support/oidc-test.ts'
import { test as base, expect, type Page } from './support/test.ts'

const cpf = '529.982.247-25'

const bruno = { name: 'Bruno Exemplo', email: 'bruno@exemplo.com.br', password: 'Senha-de-teste-1' }

const test = base.extend<{ elsewhere: string }>(backForwardCache)

const oidcTest = oidcBase.extend<{ elsewhere: string }>(backForwardCache)

const home = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

async function addBruno(page: Page) {
  const record = { ...bruno, id: 'b', password: await hashPassword(bruno.password) }
  await page.evaluate(
    ([key, user]) => {
      const users = JSON.parse(localStorage.getItem(key) ?? '[]')
      localStorage.setItem(key, JSON.stringify([...users, JSON.parse(user)]))
    },
    [`${app.storagePrefix}.users`, JSON.stringify(record)] as const,
  )
}

/** Goes to a place of the tab's history. A moment later, so that the call has ended before the document does. */
const goTo = (page: Page, place: number) =>
  page.evaluate((place) => {
    setTimeout(() => history.go(place - history.length))
  }, place)

/** Looks somebody up as the demonstration user. Returns what the page shows. */
async function lookUpSomebody(page: Page) {
  const definition = await variant('cpf')
  await watchReturns(page)
  await page.goto(definition.path)
  await logIn(page)
  await expect(home(page)).toBeVisible()
  await addBruno(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(resultOf(page)).toContainText(name)
  return { name, path: definition.path }
}

/** The same, and leaves to another site. Returns how to go back to the page as well. */
async function lookUpAndLeave(page: Page, elsewhere: string) {
  const shown = await lookUpSomebody(page)
  const place = await page.evaluate(() => history.length)
  await page.goto(elsewhere)
  const goBack = () => goTo(page, place)
  return { ...shown, goBack }
}

const expectNothingShown = async (page: Page, values: readonly string[]) => {
  const shown = await shownSinceReturn(page)
  for (const value of values) expect(shown).not.toContain(value)
}

test('the next user finds nothing of a page that comes back from the cache', { tag: '@core' }, async ({
  page,
  elsewhere,
}) => {
  const { name, goBack } = await lookUpAndLeave(page, elsewhere)
  await page.goto(app.auth.home)
  await logOut(page)
  await logIn(page, bruno)
  await expect(page).toHaveURL(app.auth.home)
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expect(page).toHaveURL(app.auth.home)
  await expect(home(page)).toBeVisible()
  expect(await page.content()).not.toContain(name)
})

test('nobody finds anything of it after a logout', async ({ page, elsewhere }) => {
  const { name, goBack } = await lookUpAndLeave(page, elsewhere)
  await page.goto(app.auth.home)
  await logOut(page)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('so it is where another tab has logged out, and another user in', async ({
  page,
  elsewhere,
  context,
}) => {
  const { name, goBack } = await lookUpAndLeave(page, elsewhere)
  const second = await context.newPage()
  await second.goto(app.auth.home)
  await logOut(second)
  await logIn(second, bruno)
  await expect(home(second)).toBeVisible()
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expect(home(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await expect(page.getByText(bruno.email)).toBeVisible()
})

test("a tab that stayed open is the next user's too, without what it showed", async ({ page, context }) => {
  const { name } = await lookUpSomebody(page)
  const second = await context.newPage()
  await second.goto(app.auth.home)
  await logOut(second)
  await logIn(second, bruno)
  await expect(home(second)).toBeVisible()
  await expect(page).toHaveURL(app.auth.home)
  await expect(home(page)).toBeVisible()
  expect(await page.content()).not.toContain(name)
})

test('a locked screen covers what comes back from the cache', async ({ page, elsewhere, context }) => {
  const { name, goBack } = await lookUpAndLeave(page, elsewhere)
  const second = await context.newPage()
  await second.goto('/lock-screen')
  await expect(second.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expectLocked(page)
})

test('the same login finds its page as it was', async ({ page, elsewhere }) => {
  const { name, path, goBack } = await lookUpAndLeave(page, elsewhere)
  await goBack()
  await expect.poll(() => shownSinceReturn(page)).toContain(name)
  await expect(page).toHaveURL(path)
  await expect(resultOf(page)).toContainText(name)
})

oidcTest(
  'with a provider of logins the next user finds nothing either',
  async ({ page, person, elsewhere, gatewayStub }) => {
    const definition = await variant('email')
    const email = 'zuleica.quixabeira@exemplo.com.br'
    gatewayStub.answers(() => ({ status: 200, json: definition.example as object }))
    await watchReturns(page)
    await logInAtProvider(page, person, definition.path)
    await lookUp(page, definition, email)
    await expect(resultOf(page)).toContainText('Fonte:')
    const answer = await resultOf(page).innerText()
    const place = await page.evaluate(() => history.length)
    await page.goto(elsewhere)
    await page.goto(app.auth.home)
    await expect(home(page)).toBeVisible()
    await logOut(page)
    await enterButton(page).click()
    await typePassword(page, { ...person, email: 'gil@exemplo.com.br', password: 'senha-do-gil' })
    await expect(home(page)).toBeVisible()
    await goTo(page, place)
    await expectNothingShown(page, [email, answer])
    await expect(page).toHaveURL(app.auth.home)
    await expect(home(page)).toBeVisible()
  },
)
