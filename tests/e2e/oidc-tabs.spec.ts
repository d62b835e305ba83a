import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { requireValue } from '../support/require-value.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { mainMenu } from './support/menu.ts'
import {
  enterButton,
  ignoreRefusals,
  logIn,
  logOut,
  readStorage,
  type TestUser,
  test,
  typePassword,
} from './support/oidc-test.ts'
import { expect, type Page } from './support/test.ts'

const email = 'ana@exemplo.com.br'

const lockTitle = requireValue(routes.find(({ page }) => page === 'pages/auth/lock-screen')).title

const field = (page: Page) => page.getByRole('main').getByLabel('E-mail')

const expectLocked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(requireValue(lockTitle))

/** Locks the screen as the idle clock of another tab does. */
async function lock(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/dash/fonts-of-nobody')
  await other.evaluate((prefix) => localStorage.setItem(`${prefix}.locked`, 'true'), app.storagePrefix)
  await other.close()
  await expectLocked(page)
}

/** Blocks popups, so that the login uses the whole tab. */
const blockPopups = (page: Page) => page.addInitScript(() => Reflect.set(window, 'open', () => null))

const other = (person: TestUser) => ({ ...person, email: 'gil@exemplo.com.br', password: 'senha-do-gil' })

async function typeInLockedPage(page: Page, person: TestUser) {
  const { path } = await variant('email')
  await logIn(page, person, path)
  await field(page).fill(email)
  await lock(page)
  return path
}

test('a locked screen is unlocked in a popup, and typed values stay', async ({ page, person }) => {
  const path = await typeInLockedPage(page, person)
  expect(await page.content()).not.toContain(email)
  const popup = page.waitForEvent('popup')
  await enterButton(page).click()
  await typePassword(await popup, person)
  await expect(field(page)).toHaveValue(email)
  await expect(page).toHaveURL(path)
})

test('a reload does not unlock; with blocked popups the provider redirects back', async ({
  page,
  person,
}) => {
  await blockPopups(page)
  const path = await typeInLockedPage(page, person)
  await page.reload()
  await expectLocked(page)
  await enterButton(page).click()
  await expect(page.getByLabel('Senha')).toBeVisible()
  await page.goBack()
  await expectLocked(page)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(mainMenu(page)).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('another account takes over a locked screen after a logout at the provider', async ({
  page,
  person,
}) => {
  await typeInLockedPage(page, person)
  const ended = page.waitForRequest(/session\/end/)
  await page.getByRole('link', { name: 'Entrar com outra conta' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await ended
  await enterButton(page).click()
  await typePassword(page, other(person))
  await expect(mainMenu(page)).toBeVisible()
  expect(await readStorage(page)).not.toContain('locked')
})

test('a tab follows the user who logs in in another tab, and drops the old token', async ({
  page,
  person,
  context,
}) => {
  await logIn(page, person, '/faq')
  const second = await context.newPage()
  await blockPopups(second)
  await second.goto('/faq')
  await expect(mainMenu(second)).toBeVisible()
  await lock(second)
  const restored = page.waitForRequest(/auth\/callback/)
  await enterButton(second).click()
  await typePassword(second, other(person))
  await expect(mainMenu(second)).toBeVisible()
  await restored
  await expect(mainMenu(page)).toBeVisible()
  await expect(page).toHaveURL(app.auth.home)
})

test("a source's refusal ends no session in other tabs, and a login in another tab loses no typed values", async ({
  page,
  person,
  context,
  gatewayStub,
  pageErrors,
}) => {
  const definition = await variant('email')
  await logIn(page, person, definition.path)
  const second = await context.newPage()
  await second.goto(definition.path)
  await field(second).fill('outro@exemplo.com.br')
  gatewayStub.setAnswer(() => ({ status: 200, json: definition.example as object }))
  await lookUp(page, definition, `b${email}`)
  await expect(findResult(page)).toContainText('Fonte:')
  gatewayStub.setAnswer(() => ({ status: 401, json: {} }))
  await lookUp(page, definition, email)
  await expect(enterButton(page)).toBeVisible()
  await expect(field(second)).toHaveValue('outro@exemplo.com.br')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await logOut(second, { hasLosses: true })
  await enterButton(second).click()
  await typePassword(second, person)
  await expect(mainMenu(second)).toBeVisible()
  await expect(enterButton(page)).toBeVisible()
  const popup = page.waitForEvent('popup')
  await enterButton(page).click()
  await (await popup).waitForEvent('close')
  await expect(field(page)).toHaveValue(email)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  ignoreRefusals(pageErrors)
})
