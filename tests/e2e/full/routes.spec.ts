import { demoScreens, expectScreen, productScreens } from '../support/app-screens.ts'
import { allLooks, bothThemes, expectAccessibleIn } from '../support/looks.ts'
import { test } from '../support/test.ts'

for (const screen of [...productScreens, ...demoScreens])
  test(`${screen.path} opens for a logged-in user, accessible in every look`, async ({
    loggedInPage: page,
  }) => {
    await page.goto(screen.path)
    await expectScreen(page, screen)
    await expectAccessibleIn(page, demoScreens.includes(screen) ? bothThemes : allLooks)
  })
