import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expect, test } from './support/test.ts'

test('the title names product and path after each route change', async ({ loggedInPage: page, request }) => {
  expect(await (await request.get('/')).text()).toContain(`<title>Dashboard - ${app.product}</title>`)
  await page.goto('/pricing')
  await expect(page).toHaveTitle(`${app.product} /pricing`)
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Changelog' })
    .click()
  await expect(page).toHaveTitle(`${app.product} /changelog`)
})

test('the title keeps an id that is no secret of the session', async ({ loggedInPage: page }) => {
  const path = '/projects/0b5a1f8e-6c1d-4f4e-9d0a-2f6f0c7f1a11'
  await page.goto(path)
  await expect(page).toHaveTitle(`${app.product} ${path}`)
})

test('the footer names the year, the rights and the support vendor', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2024 ${app.product}. Todos os direitos reservados.`)
  const { name, url } = requireValue(app.footer.vendor)
  await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
})
