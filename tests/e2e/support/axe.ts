import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { endAnimations } from './end-animations.ts'
import { expect, type Page } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe with every rule, after all animations, because it would measure colors in transition. It reports
 * violations only; passed rules would take longer to describe.
 */
async function findViolations(page: Page) {
  await endAnimations(page)
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as typeof import('axe-core')
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations
  })
}

/** Expects axe to find no violation on the current page. */
export async function expectAccessible(page: Page) {
  // A loading page has no visible heading. The failure view has a hidden one.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeAttached()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = (await findViolations(page)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
  expect(found).toEqual([])
}
