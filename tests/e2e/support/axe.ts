import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds, every rule on, when all that moves or changes colour has come to rest: it would measure a colour on
 * its way. To describe what is in order would take longer than to look for what is not.
 */
function findViolations(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const axe = Reflect.get(window, 'axe') as typeof import('axe-core')
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations
  })
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  // A page that is still being loaded shows no heading yet; that of a failure is there, hidden.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeAttached()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = (await findViolations(page)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
  expect(found).toEqual([])
}
