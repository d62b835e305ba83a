import { app } from '../../src/generated/app.ts'
import { hashPassword } from '../../src/state/password.ts'
import { backForwardCache, readShownSinceReturn, recordReturns } from './support/back-forward-cache.ts'
import { expectLocked, logIn } from './support/idle.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { loss } from './support/loss.ts'
import {
  enterButton,
  logIn as logInAtProvider,
  logOut,
  test as oidcBase,
  typePassword,
} from './support/oidc-test.ts'
import { test as base, expect, type Page } from './support/test.ts'

const cpf = '111.444.777-35'

const bruno = { name: 'Bruno Exemplo', email: 'bruno@exemplo.com.br', password: 'Senha-de-teste-1' }

const test = base.extend<{ otherSiteUrl: string }>(backForwardCache)

const oidcTest = oidcBase.extend<{ otherSiteUrl: string }>(backForwardCache)

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

/** Moves in the tab's history, after a short delay, so that the call ends before the document is left. */
const goToHistoryIndex = (page: Page, historyIndex: number) =>
  page.evaluate((historyIndex) => {
    setTimeout(() => history.go(historyIndex - history.length))
  }, historyIndex)

/** Looks a subject up as the demonstration user and returns the text on screen. */
async function lookUpSubject(page: Page) {
  const definition = await variant('cpf')
  await recordReturns(page)
  await page.goto(definition.path)
  await logIn(page)
  await expect(home(page)).toBeVisible()
  await addBruno(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(findResult(page)).toContainText(name)
  return { name, path: definition.path }
}

/** Looks a subject up and leaves to another site. Returns how to go back, too. */
async function lookUpAndLeave(page: Page, otherSiteUrl: string) {
  const shown = await lookUpSubject(page)
  const historyIndex = await page.evaluate(() => history.length)
  await page.goto(otherSiteUrl)
  const goBack = () => goToHistoryIndex(page, historyIndex)
  return { ...shown, goBack }
}

const expectNothingShown = async (page: Page, values: readonly string[]) => {
  const shown = await readShownSinceReturn(page)
  for (const value of values) expect(shown).not.toContain(value)
}

test('the next user sees nothing of a page from the back-forward cache', async ({ page, otherSiteUrl }) => {
  const { name, goBack } = await lookUpAndLeave(page, otherSiteUrl)
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

test('after a logout Back shows nothing of the page', async ({ page, otherSiteUrl }) => {
  const { name, goBack } = await lookUpAndLeave(page, otherSiteUrl)
  await page.goto(app.auth.home)
  await logOut(page)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('Back shows nothing if another tab logged out and another user logged in', async ({
  page,
  otherSiteUrl,
  context,
}) => {
  const { name, goBack } = await lookUpAndLeave(page, otherSiteUrl)
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

test('an open tab belongs to the next user, without its old content', async ({ page, context }) => {
  const { name } = await lookUpSubject(page)
  const second = await context.newPage()
  await second.goto(app.auth.home)
  await logOut(second)
  await logIn(second, bruno)
  await expect(home(second)).toBeVisible()
  await expect(page).toHaveURL(app.auth.home)
  await expect(home(page)).toBeVisible()
  expect(await page.content()).not.toContain(name)
})

test('the lock covers a page from the cache', async ({ page, otherSiteUrl, context }) => {
  const { name, goBack } = await lookUpAndLeave(page, otherSiteUrl)
  const second = await context.newPage()
  await second.goto('/lock-screen')
  await expect(second.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await goBack()
  await expectNothingShown(page, [name, cpf])
  await expectLocked(page)
})

test('the same login finds its page unchanged', {
  ...loss('Ir a outro site e voltar'),
}, async ({ page, otherSiteUrl }) => {
  const { name, path, goBack } = await lookUpAndLeave(page, otherSiteUrl)
  await goBack()
  await expect.poll(() => readShownSinceReturn(page)).toContain(name)
  await expect(page).toHaveURL(path)
  await expect(findResult(page)).toContainText(name)
})

oidcTest(
  'with a provider of logins the next user finds nothing either',
  async ({ page, person, otherSiteUrl, gatewayStub }) => {
    const definition = await variant('email')
    const email = 'zuleica.quixabeira@exemplo.com.br'
    gatewayStub.setAnswer(() => ({ status: 200, json: definition.example as object }))
    await recordReturns(page)
    await logInAtProvider(page, person, definition.path)
    await lookUp(page, definition, email)
    await expect(findResult(page)).toContainText('Fonte:')
    const answer = await findResult(page).innerText()
    const historyIndex = await page.evaluate(() => history.length)
    await page.goto(otherSiteUrl)
    await page.goto(app.auth.home)
    await expect(home(page)).toBeVisible()
    await logOut(page)
    await enterButton(page).click()
    await typePassword(page, { ...person, email: 'gil@exemplo.com.br', password: 'senha-do-gil' })
    await expect(home(page)).toBeVisible()
    await goToHistoryIndex(page, historyIndex)
    await expectNothingShown(page, [email, answer])
    await expect(page).toHaveURL(app.auth.home)
    await expect(home(page)).toBeVisible()
  },
)
