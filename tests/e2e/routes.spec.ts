import { app } from '../../src/generated/app.ts'
import { demoScreens, expectScreen, productScreens } from './support/app-screens.ts'
import { allLooks, expectAccessibleIn, twoLooks } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { expect, test } from './support/test.ts'

/** Pages that one test visits. */
const atOnce = 8

/** Each page with the looks in which it is checked. */
const visits = [
  ...productScreens.map((screen) => ({ screen, looks: allLooks })),
  ...demoScreens.map((screen) => ({ screen, looks: twoLooks })),
]

for (let from = 0; from < visits.length; from += atOnce) {
  const some = visits.slice(from, from + atOnce)
  const paths = some.map(({ screen }) => screen.path).join(', ')
  test(`pages open for a logged-in user, and are accessible in every look: ${paths}`, async ({
    loggedInPage: page,
  }) => {
    test.setTimeout(60_000 * some.length)
    for (const [index, { screen, looks }] of some.entries())
      await test.step(screen.path, async () => {
        if (index === 0) await page.goto(screen.path)
        else await navigateInApp(page, screen.path)
        await expectScreen(page, screen)
        await expectAccessibleIn(page, looks)
      })
  })
}

test('paths without login lead to the login', async ({ page }) => {
  for (const path of [app.auth.home, '/consulta/cpf', '/consulta/cpf/2/lote', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveURL(app.auth.login)
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  }
})

test('unknown paths redirect logged-in users to the home page', async ({ loggedInPage: page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(app.auth.home)
})
