import { publicRoutes } from '../../../src/generated/public-routes.ts'
import { allLooks, expectAccessibleIn } from '../support/looks.ts'
import { expectWithinReach, longProfile, profile, store } from '../support/public-screen.ts'
import { expect, test } from '../support/test.ts'

for (const { pattern: path, title } of publicRoutes) {
  test(`${path} is accessible in both themes, both directions, wide and narrow`, async ({ page }) => {
    await page.goto('/404')
    await store(page, { profile })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessibleIn(page, allLooks)
  })

  test(`${path} fits every screen, and every control is reachable`, async ({ page }) => {
    await page.goto('/404')
    await store(page, { profile: longProfile })
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [375, 812],
      [812, 375],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectWithinReach(page, { width, height })
    }
  })
}
