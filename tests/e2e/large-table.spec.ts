import type { Locator, Page } from '@playwright/test'
import { createSubject } from '../lookup-server/expected-states.ts'
import { addSourceRules, findResult, lookUp, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'

const findResultTable = (page: Page) => findResult(page).getByRole('table').first()

/** Looks up a company with 100,000 secondary activities, or as many as the example has. */
async function openTable(page: Page, subject: string, fault: 'good' | '100,000 elements'): Promise<Locator> {
  const cnpj = await variant('cnpj')
  await addSourceRules({ subject, fault })
  await page.goto(cnpj.path)
  await lookUp(page, cnpj, subject)
  await expect(findResultTable(page)).toBeVisible()
  return findResultTable(page)
}

/** Median ms between frames while a table scrolls by one page per frame. */
const frameTime = (table: Locator) =>
  table.evaluate(async (element) => {
    let box: Element | null = element
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
    const area = box ?? document.documentElement
    const frames: number[] = []
    let before = performance.now()
    for (let frame = 0; frame < 60; frame += 1) {
      area.scrollTop += area.clientHeight
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - before)
      before = performance.now()
    }
    return frames.sort((one, other) => one - other)[30] ?? 0
  })

test('100,000 rows are reachable, fewer than 200 are in the DOM, and scrolling is as fast as on an empty page', async ({
  loggedInPage: page,
}) => {
  const table = await openTable(page, createSubject('cnpj', 900), '100,000 elements')
  await expect(table).toHaveAttribute('aria-rowcount', '100001')
  expect(await table.getByRole('row').count()).toBeLessThan(200)
  const full = await frameTime(table)
  await table.evaluate((element) => {
    let box: Element | null = element
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
    if (box) box.scrollTop = box.scrollHeight
  })
  await expect(table.getByRole('cell', { name: 'Item 99999', exact: true })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(200)
  const idle = await page.evaluate(async () => {
    const frames: number[] = []
    let before = performance.now()
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - before)
      before = performance.now()
    }
    return frames.sort((one, other) => one - other)[30] ?? 0
  })
  test
    .info()
    .annotations.push({ type: 'frame', description: `${full.toFixed(1)} ms against ${idle.toFixed(1)} ms` })
  expect(full / idle).toBeLessThan(4)
})
