import type { Locator, Page } from '@playwright/test'
import { createSubject } from '../lookup-server/expected-states.ts'
import { addSourceRules, findResult, lookUp, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'

const findResultTable = (page: Page) => findResult(page).getByRole('table').first()

/** Looks up a company with 100,000 secondary activities. */
async function openTable(page: Page, subject: string): Promise<Locator> {
  const cnpj = await variant('cnpj')
  await addSourceRules({ subject, fault: '100,000 elements' })
  await page.goto(cnpj.path)
  await lookUp(page, cnpj, subject)
  await expect(findResultTable(page)).toBeVisible()
  return findResultTable(page)
}

test('100,000 rows are reachable, with fewer than 200 of them in the DOM', async ({ loggedInPage: page }) => {
  const table = await openTable(page, createSubject('cnpj', 900))
  await expect(table).toHaveAttribute('aria-rowcount', '100001')
  expect(await table.getByRole('row').count()).toBeLessThan(200)
  await table.evaluate((element) => {
    let box: Element | null = element
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
    if (box) box.scrollTop = box.scrollHeight
  })
  await expect(table.getByRole('cell', { name: 'Item 99999', exact: true })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(200)
})
