import { app } from '../../src/generated/app.ts'
import { demoScreens, expectScreen, productScreens } from './support/app-screens.ts'
import { bothThemes, expectAccessibleIn, twoLooks } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { expect, test } from './support/test.ts'

// full/routes.spec.ts loads each of them by its address, in every look.

for (const screen of productScreens)
  test(`${screen.path} opens for a logged-in user, and is accessible`, async ({ loggedInPage: page }) => {
    await page.goto(screen.path)
    await expectScreen(page, screen)
    await expectAccessibleIn(page, twoLooks)
  })

const atOnce = 10

for (let from = 0; from < demoScreens.length; from += atOnce) {
  const some = demoScreens.slice(from, from + atOnce)
  const paths = some.map(({ path }) => path).join(', ')
  test(`pages open for a logged-in user, and are accessible in one theme: ${paths}`, async ({
    loggedInPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/blank-page')
    for (const [index, screen] of some.entries())
      await test.step(screen.path, async () => {
        await navigateInApp(page, screen.path)
        await expectScreen(page, screen)
        await expectAccessibleIn(
          page,
          bothThemes.filter((_, theme) => theme === index % 2),
        )
      })
  })
}

for (const path of [app.auth.home, '/consulta/cpf', '/consulta/cpf/2/lote', '/no/such/page'])
  test(`${path} without login leads to the login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(app.auth.login)
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  })

test('unknown paths redirect logged-in users to the home page', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(app.auth.home)
})
