import { decodeJwt } from 'jose'
import { auth0 } from '../oidc-provider/habits/auth0.ts'
import { cognito } from '../oidc-provider/habits/cognito.ts'
import { entra, entraGroups } from '../oidc-provider/habits/entra.ts'
import { google } from '../oidc-provider/habits/google.ts'
import type { Habits } from '../oidc-provider/habits/habits.ts'
import { keycloak } from '../oidc-provider/habits/keycloak.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { mainMenu } from './support/menu.ts'
import { logOut, test, typePassword } from './support/oidc-test.ts'
import { audience, type RecipeCompany, startRecipeCompany } from './support/recipe-company.ts'
import { expect, type Page } from './support/test.ts'

/*
 * Logs in by each recipe of docs/guides/provedores.md, at a provider with the habits of that product.
 */

type RecipeCase = {
  title: string
  habits: Habits
  /** The role that may see the bacen family, and the value for which the provider gives it. */
  role: string
  value: string
  /** The provider's logout page, which returns, or none. */
  logout: 'returns' | 'none'
  /** Undefined for an opaque token; '' for a JWT without `aud`. */
  audience: string | undefined
}

const cases: RecipeCase[] = [
  {
    title: 'Keycloak',
    habits: keycloak,
    role: 'Gestor de Risco',
    value: 'Gestor de Risco',
    logout: 'returns',
    audience,
  },
  { title: 'Entra ID', habits: entra, role: 'gestor', value: 'Painel.Gestor', logout: 'returns', audience },
  {
    title: 'Entra ID com grupos',
    habits: entraGroups,
    role: 'gestor',
    value: '5b7e9d10-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
    logout: 'returns',
    audience,
  },
  { title: 'Auth0', habits: auth0, role: 'gestor', value: 'gestor', logout: 'returns', audience },
  { title: 'Cognito', habits: cognito, role: 'gestor', value: 'gestor', logout: 'returns', audience: '' },
  {
    title: 'Google',
    habits: google,
    role: 'gestor',
    value: 'gestor',
    logout: 'none',
    audience: undefined,
  },
]

const enter = (page: Page) => page.getByRole('button', { name: /^Entrar com Conta/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const denied = 'Acesso não permitido'

/** Returns the audience of a token: '' for a JWT without one, undefined for an opaque token. */
const readAudience = (token: string) =>
  token.split('.').length === 3 ? (decodeJwt(token).aud ?? '') : undefined

for (const { title, habits, role, value, logout, audience: expectedAudience } of cases)
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' })

    let company: RecipeCompany

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      company = await startRecipeCompany(title, { habits, role })
    })

    test.afterAll(() => company?.stop())

    /** Adds a user, logs in at the provider and waits for the app. */
    async function logInWith(page: Page, roles: string[], path = '/faq') {
      const user = { email: `${roles.length}@exemplo.com.br`, password: 'senha', name: 'Bia Lima', roles }
      company.users.put(user)
      await page.goto(company.site + path)
      await enter(page).click()
      await typePassword(page, user)
      await expect(mainMenu(page)).toBeVisible()
    }

    test('the role is seen, the gateway gets a token, and the logout ends the session', async ({
      page,
      gatewayStub,
    }) => {
      const [bacen, email] = [await variant('bacen'), await variant('email')]
      let discoveryCount = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/.well-known/openid-configuration')) discoveryCount += 1
      })
      gatewayStub.setAnswer(() => ({ status: 200, json: email.example as object }))
      await logInWith(page, [value, 'outro'], bacen.path)
      await expect(heading(page)).toHaveText(habits === google ? denied : bacen.title)

      for (const [name, param] of company.extraParams)
        expect(company.lastLoginRequest().get(name)).toBe(param)
      await page.goto(company.site + email.path)
      await lookUp(page, email, 'ana@exemplo.com.br')
      await expect(findResult(page)).toContainText('Fonte:')
      const token = gatewayStub.authorizations[0]?.replace('Bearer ', '') ?? ''
      expect(token).not.toBe('')
      expect(readAudience(token)).toBe(expectedAudience)

      // The documents of the login, of the callback, of the reload and of its callback.
      expect(discoveryCount).toBe(4)

      await logOut(page, { hasLosses: true })
      if (logout === 'none')
        await expect(page.getByText('a sua sessão no provedor continua aberta')).toBeVisible()
      await expect(enter(page)).toBeVisible()
      await expect(page).toHaveURL(`${company.site}/`)
      await enter(page).click()
      if (logout === 'none') await expect(mainMenu(page)).toBeVisible()
      else await expect(page.getByLabel('Senha')).toBeVisible()
    })

    test('a user without the role is told so', async ({ page }) => {
      await logInWith(page, ['outro'], (await variant('bacen')).path)
      await expect(heading(page)).toHaveText(denied)
      await expect(page.getByRole('main')).toContainText('não tem permissão')
    })

    if (habits === keycloak)
      test('an access token that cannot be verified is refused, with the reason', async ({ page }) => {
        await page.route(`${company.provider}/token`, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), access_token: 'opaco' } })
        })
        const user = { email: 'opaca@exemplo.com.br', password: 'senha', name: 'Bia Lima', roles: [value] }
        company.users.put(user)
        await page.goto(`${company.site}/faq`)
        await enter(page).click()
        await typePassword(page, user)
        await expect(page.getByRole('alert')).toContainText('não pôde ler os seus papéis')
        await expect(mainMenu(page)).toHaveCount(0)
      })

    if (title === 'Entra ID com grupos')
      test('roles that are too many for the token are told, and the page stays closed', async ({ page }) => {
        const groups = Array.from({ length: 201 }, (_, index) => `grupo-${index}`)
        await logInWith(page, [...groups, value], (await variant('bacen')).path)
        await expect(heading(page)).toHaveText(denied)
        await expect(page.getByRole('main')).toContainText('são mais do que cabem no token do provedor')
      })
  })
