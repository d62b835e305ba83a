import type { Response } from '@playwright/test'
import { budget, wholeDashboard } from '../../deploy/size/budget.ts'
import { gzipSize } from '../../deploy/size/bundle-sizes.ts'
import { app } from '../../src/generated/app.ts'
import { expect, type Page, signIn, test } from './support/test.ts'

/**
 * Gzipped kB of JavaScript that the first paint needs. Requests after the paint are not counted; their start
 * time tells them apart.
 */
async function firstLoad(page: Page, path: string): Promise<number> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => responses.set(response.url(), response))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The login is shown before the app works.
  const mark = await page.waitForFunction(() => performance.getEntriesByName('averigua:page-shown').at(0))
  const painted = await mark.evaluate((entry) => entry?.startTime)
  const needed = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && entry.startTime <= until)
        .map((entry) => entry.name),
    painted ?? 0,
  )
  const bodies = await Promise.all(needed.map((url) => responses.get(url)?.body()))
  return bodies.map((body) => gzipSize(body ?? '')).reduce((sum, size) => sum + size, 0)
}

test('the login loads no more JavaScript than its budget', async ({ page }) => {
  expect(await firstLoad(page, app.auth.login)).toBeLessThanOrEqual(budget.login)
})

test('the dashboard loads no more JavaScript than its budget', async ({ page }) => {
  await signIn(page)
  expect(await firstLoad(page, app.auth.home)).toBeLessThanOrEqual(budget.dashboard)
})

test('a consulta loads no more JavaScript than its budget', async ({ page }) => {
  await signIn(page)
  expect(await firstLoad(page, '/consulta/cpf')).toBeLessThanOrEqual(budget.consulta)
})

test('the dashboard requests few files before it is shown, and few more when idle', async ({ page }) => {
  await signIn(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(app.auth.home, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown = await page.evaluate(() => {
    const until = performance.getEntriesByName('averigua:page-shown').at(0)?.startTime ?? 0
    return performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until).length
  })
  // Adds the document, which is not in the resource list.
  expect(shown + 1).toBeLessThanOrEqual(wholeDashboard.requestsShown)
  expect(responses.length).toBeLessThanOrEqual(wholeDashboard.requestsIdle)
  const scripts = responses.filter((response) => response.url().endsWith('.js'))
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  const size = bodies.map(gzipSize).reduce((sum, bytes) => sum + bytes, 0)
  expect(size).toBeLessThanOrEqual(wholeDashboard.idle)
})

test('the first paint is the static loading view, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText(app.product, { exact: true })).toBeVisible()
  await expect(page.getByText('Carregando...')).toBeVisible()
  await context.close()
})
