import { titles } from '../../src/generated/titles.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const isPlain = (path: string) => !path.includes(':')

const routes = Object.entries(titles).filter(([path]) => isPlain(path))

for (const [path, { layout, title }] of routes.filter(([, route]) => route.layout === 'app')) {
  test(`${path} opens for somebody signed in (${layout})`, async ({ insider: page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Trilha' })).toContainText(title)
    await expect(page).toHaveTitle(new RegExp(`${path}$`))
    await expectAccessible(page)
  })

  test(`${path} without login leads to the login`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })
}

for (const [path] of routes.filter(([, route]) => route.layout === 'public')) {
  test(`${path} opens for anybody`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  })
}

test('unknown paths lead home when signed in', async ({ insider: page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/dashboard')
})

test('unknown paths lead to the login otherwise', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
})
