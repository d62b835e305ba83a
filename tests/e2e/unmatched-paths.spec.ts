import { app } from '../../src/generated/app.ts'
import { expect, type Page, signIn, test } from './support/test.ts'

/** Paths that no router pattern matches (`*` stops at line breaks), or that cannot be decoded. */
const oddPaths = [
  '/%0d/evil/pacotes',
  '/%0a',
  '/pacotes%0d%0a',
  '/consulta/cpf/%0d',
  '/%E2%80%A8/faq',
  '/%E2%80%A9',
  '/%',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/%00/x',
  '//evil.example/x',
  '/%5C%5Cevil.example/x',
]

/** Serves the app at these paths too, which many servers refuse. */
async function serveAppAt(page: Page, paths: readonly string[]) {
  await page.route(
    (url) => paths.some((path) => url.href === `${url.origin}${path}`),
    async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }),
  )
}

test('an unmatched or undecodable path redirects to the login', async ({ page, baseURL }) => {
  await serveAppAt(page, oddPaths)
  for (const path of oddPaths) {
    await page.goto(`${baseURL}${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Entrar')
    await expect(page).toHaveURL(app.auth.login)
  }
})

test('an unmatched or undecodable path redirects a logged-in user to the home page', async ({
  page,
  baseURL,
}) => {
  await signIn(page)
  await serveAppAt(page, oddPaths)
  for (const path of oddPaths) {
    await page.goto(`${baseURL}${path}`)
    await expect(page, path).toHaveURL(app.auth.home)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  }
})

test('the router logs no warning at the paths of the app', async ({ loggedInPage: page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  for (const path of [app.auth.home, '/nowhere', '/consulta/cpf/3']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(warnings).toEqual([])
})
