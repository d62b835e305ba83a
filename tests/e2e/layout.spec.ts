import { app } from '../../src/generated/app.ts'
import { mainMenu } from './support/menu.ts'
import { expect, test } from './support/test.ts'

test('a route change focuses the heading, which is announced', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Changelog' })).toBeAttached()
})

test('the first Tab stop skips the menus', async ({ loggedInPage: page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the breadcrumb links home and names the parent of a child entry', async ({ loggedInPage: page }) => {
  await page.goto('/pricing')
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  await expect(trail.getByRole('listitem')).toContainText(['Dashboard', 'Créditos'])
  await trail.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(app.auth.home)
})

test('a page whose code fails to load says so and offers a way out', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/dash/page-*.js', (route) => route.abort())
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Não foi possível carregar esta página' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible()
  await page.unroute('**/dash/page-*.js')
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  pageErrors.length = 0
})

test('a page is loaded again at the first press, also if the view of the failure did not load', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await page.route('**/dash/page-recovery-*.js', (route) => route.abort())
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/dash/page-*.js', (route) => route.abort())
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  const retry = page.getByRole('button', { name: 'Recarregar' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  pageErrors.length = 0
})
