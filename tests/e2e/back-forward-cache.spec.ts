import { app } from '../../src/generated/app.ts'
import { hashPassword } from '../../src/state/password.ts'
import {
  otherSite,
  shownSinceReturn,
  watchReturns,
  withBackForwardCache,
} from './support/back-forward-cache.ts'
import { logIn } from './support/idle.ts'
import { lookUp, resultOf, variant } from './support/live-test.ts'
import { test as base, expect, type Page } from './support/test.ts'

const cpf = '529.982.247-25'

const bruno = { name: 'Bruno Exemplo', email: 'bruno@exemplo.com.br', password: 'Senha-de-teste-1' }

const test = base.extend<{ elsewhere: string }, object>({
  launchOptions: [({ launchOptions }, use) => use(withBackForwardCache(launchOptions)), { scope: 'worker' }],
  elsewhere: async ({ browserName: _ }, use) => {
    const site = await otherSite()
    await use(site.url)
    await site.stop()
  },
})

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

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}

/** Looks somebody up, and leaves to another site. Returns what the page showed, and how to go back to it. */
async function lookUpAndLeave(page: Page, elsewhere: string) {
  const definition = await variant('cpf')
  await watchReturns(page)
  await page.goto(definition.path)
  await logIn(page)
  await addBruno(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(resultOf(page)).toContainText(name)
  const place = await page.evaluate(() => history.length)
  await page.goto(elsewhere)
  const goBack = () => page.evaluate((place) => history.go(place - history.length), place)
  return { name, path: definition.path, goBack }
}

test('the next user finds nothing of a page that comes back from the cache', async ({ page, elsewhere }) => {
  const { name, goBack } = await lookUpAndLeave(page, elsewhere)
  await page.goto(app.auth.home)
  await expect(home(page)).toBeVisible()
  await logOut(page)
  await logIn(page, bruno)
  await expect(page).toHaveURL(app.auth.home)
  await goBack()
  await shownSinceReturn(page)
  await expect(page).toHaveURL(app.auth.home)
  await expect(home(page)).toBeVisible()
  const shown = await shownSinceReturn(page)
  for (const value of [name, cpf]) expect(shown).not.toContain(value)
})
