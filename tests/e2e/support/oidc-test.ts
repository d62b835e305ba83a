import type { ProviderUser } from '../../oidc-provider/users.ts'
import { gateway, oidcApp, oidcProvider } from './live-app.ts'
import { ignoreFailedRequests } from './live-test.ts'
import { test as base, expect, type Page } from './test.ts'

const postControl = (control: string, body: unknown) =>
  fetch(`${oidcProvider.url}/test/${control}`, { method: 'POST', body: JSON.stringify(body) })

export type TestUser = ProviderUser & {
  /** Changes the user's data at the provider. */
  change: (changes: Partial<ProviderUser>) => Promise<unknown>
}

type GatewayStub = {
  /** The `Authorization` header of each request, in order; empty if missing. */
  authorizations: string[]
  /** Sets how the gateway answers, by the token of the request. The answer repeats what was asked. */
  setAnswer: (respond: (token: string) => { status: number; json: object }) => void
}

type Fixtures = {
  /** A user of this test only, known to the provider. */
  person: TestUser
  /** A gateway inside the browser. It refuses requests without a token. */
  gatewayStub: GatewayStub
}

/** Tests the app with accounts at a provider on loopback. */
export const test = base.extend<Fixtures>({
  baseURL: oidcApp.url,
  person: async ({ browserName: _ }, use, { testId }) => {
    const email = `${testId}@exemplo.com.br`
    const change = (changes: Partial<ProviderUser>) => postControl('users', { ...changes, email })
    const user = { email, password: 'senha', name: 'Bia Lima Rocha', roles: ['analista'] }
    await change(user)
    await use({ ...user, change })
  },
  // The dashboard asks the gateway for the use of the team, in every test.
  gatewayStub: [
    async ({ context }, use) => {
      const authorizations: string[] = []
      let answer = (token: string) => ({ status: token ? 200 : 401, json: {} as object })
      await context.route(`${gateway.url}/**`, async (route) => {
        const authorization = (await route.request().headerValue('authorization')) ?? ''
        authorizations.push(authorization)
        const { status, json } = answer(authorization.replace(/^Bearer /, ''))
        const about = repeatAsked(json, route.request().postDataJSON() ?? {})
        return route.fulfill({ status, json: about, headers: { 'access-control-allow-origin': '*' } })
      })
      await use({
        authorizations,
        setAnswer(given) {
          answer = given
        },
      })
    },
    { auto: true },
  ],
})

/** Returns an answer with the values that the request asked for under the same keys. */
const repeatAsked = (answer: object, asked: object): object => ({
  ...answer,
  ...Object.fromEntries(Object.entries(asked).filter(([key]) => Object.hasOwn(answer, key))),
})

export const enterButton = (page: Page) => page.getByRole('button', { name: 'Entrar com Conta da empresa' })

/** Fills in the provider's form. */
export async function typePassword(page: Page, { email, password }: ProviderUser) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Opens a path without a login, and logs in at the provider. */
export async function logIn(page: Page, person: ProviderUser, path = '/') {
  await page.goto(path)
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
}

/** Logs out through the menu. With `hasLosses` the app asks, and loses what is not saved. */
export async function logOut(page: Page, { hasLosses = false } = {}) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  if (hasLosses) await page.getByRole('button', { name: 'Sair sem salvar' }).click()
}

/** Signs any payload with the provider's key. */
export const signToken = async (payload: object) => (await postControl('sign', payload)).text()

export const rotateKeys = () => postControl('keys', {})

/** Reads the session storage and the local storage of the origin. */
export const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Ignores Chromium's console errors for failed or refused requests, which these tests expect. */
export const ignoreRefusals = ignoreFailedRequests
