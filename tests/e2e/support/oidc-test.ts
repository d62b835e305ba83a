import type { ProviderUser } from '../../oidc-provider/users.ts'
import { gateway, oidcApp, oidcProvider } from './live-app.ts'
import { ignoreFailedRequests } from './live-test.ts'
import { test as base, expect, type Page } from './test.ts'

const postControl = (control: string, body: unknown) =>
  fetch(`${oidcProvider.url}/test/${control}`, { method: 'POST', body: JSON.stringify(body) })

export type TestUser = ProviderUser & {
  /** Changes what the provider has about them. */
  change: (changes: Partial<ProviderUser>) => Promise<unknown>
}

type GatewayStub = {
  /** The `Authorization` of each request, in order; empty where there was none. */
  authorizations: string[]
  /** How it answers from now on, by the token that it is sent. */
  setAnswer: (respond: (token: string) => { status: number; json: object }) => void
}

type Fixtures = {
  /** Somebody of this test alone, whom the provider knows. */
  person: TestUser
  /** The gateway, in the browser's place: it refuses whoever has no token. */
  gatewayStub: GatewayStub
}

/** Tests of the app whose accounts are a provider's, with that provider on loopback. */
export const test = base.extend<Fixtures>({
  baseURL: oidcApp.url,
  person: async ({ browserName: _ }, use, { testId }) => {
    const email = `${testId}@exemplo.com.br`
    const change = (changes: Partial<ProviderUser>) => postControl('users', { ...changes, email })
    const user = { email, password: 'senha', name: 'Bia Lima Rocha', roles: ['analista'] }
    await change(user)
    await use({ ...user, change })
  },
  gatewayStub: async ({ context }, use) => {
    const authorizations: string[] = []
    let answer = (token: string) => ({ status: token ? 200 : 401, json: {} as object })
    await context.route(`${gateway.url}/**`, async (route) => {
      const authorization = (await route.request().headerValue('authorization')) ?? ''
      authorizations.push(authorization)
      const { status, json } = answer(authorization.replace(/^Bearer /, ''))
      return route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } })
    })
    await use({
      authorizations,
      setAnswer(given) {
        answer = given
      },
    })
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

/** Logs out by the menu. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}

/** A token of any content, signed by the provider's key. */
export const signToken = async (payload: object) => (await postControl('sign', payload)).text()

export const rotateKeys = () => postControl('keys', {})

/** What this origin has stored, for the tab and for good. */
export const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Chromium reports each request that fails or is refused as an error of the console: here that is the point. */
export const ignoreRefusals = ignoreFailedRequests
