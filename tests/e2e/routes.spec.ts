import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { bothThemes, everyLook, expectAccessibleIn } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const screens = routes.filter(({ pattern, layout }) => layout === 'app' && !pattern.includes(':'))

for (const { pattern: path, title, page: module } of screens) {
  test(`${path} opens for somebody signed in, accessible in every look`, async ({ insider: page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Trilha' })).toContainText(title)
    await expect(page).toHaveTitle(new RegExp(`${path}$`))
    await expectAccessibleIn(page, module.startsWith('demos/') ? bothThemes : everyLook)
  })
}

for (const path of [app.auth.home, '/consulta/cpf', '/consulta/cpf/2/lote', '/no/such/page'])
  test(`${path} without login leads to the login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(app.auth.login)
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })

test('unknown paths lead home when signed in', async ({ insider: page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(app.auth.home)
})
