import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for what moves or changes colour to have come to rest: axe would measure a colour on its way. */
function toRest(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Expects axe to find nothing on the page as it stands, every rule on. */
export async function expectAccessible(page: Page) {
  await toRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Describing what is in order would take longer than looking for what is not.
  const violations = await page.evaluate<AxeResults['violations']>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
  expect(found).toEqual([])
}
