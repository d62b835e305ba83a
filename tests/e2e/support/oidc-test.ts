import type { ProviderUser } from '../../oidc-provider/users.ts'
import { gateway, oidcApp, oidcProvider } from './live-app.ts'
import { test as base, expect, type Page } from './test.ts'

const tell = (control: string, body: unknown) =>
  fetch(`${oidcProvider.url}/test/${control}`, { method: 'POST', body: JSON.stringify(body) })

type Person = ProviderUser & {
  /** Changes what the provider has about them. */
  change: (changes: Partial<ProviderUser>) => Promise<unknown>
}

type Fixtures = {
  /** Somebody of this test alone, whom the provider knows. */
  person: Person
  /** The `Authorization` of each request that the gateway got; it answers from nothing but an empty object. */
  asked: string[]
}

/** Tests of the app whose accounts are a provider's, with that provider on loopback. */
export const test = base.extend<Fixtures>({
  baseURL: oidcApp.url,
  person: async ({ browserName: _ }, use, { testId }) => {
    const email = `${testId}@exemplo.com.br`
    const change = (changes: Partial<ProviderUser>) => tell('users', { ...changes, email })
    const user = { email, password: 'senha', name: 'Bia Lima Rocha', roles: ['analista'] }
    await change(user)
    await use({ ...user, change })
  },
  asked: async ({ context }, use) => {
    const asked: string[] = []
    await context.route(`${gateway.url}/**`, async (route) => {
      const request = route.request()
      asked.push((await request.headerValue('authorization')) ?? '')
      return route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } })
    })
    await use(asked)
  },
})

export const enterButton = (page: Page) => page.getByRole('button', { name: 'Entrar com Conta da empresa' })

/** Fills in the provider's form. */
export async function typePassword(page: Page, { email, password }: ProviderUser) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Opens a path without being logged in, and logs in at the provider. */
export async function logIn(page: Page, person: ProviderUser, path = '/') {
  await page.goto(path)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
}

/** A token of any content, signed by the provider's key. */
export const signed = async (payload: object) => (await tell('sign', payload)).text()

export const rotateKeys = () => tell('keys', {})

/** What this origin has stored, for the tab and for good. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
