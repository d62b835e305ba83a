import { expect } from './support/test.ts'
import { enterButton, logIn, test, typePassword } from './support/oidc-test.ts'

test('a login at the provider leads back to the path first asked for, with its query and hash', async ({
  page,
  person,
}) => {
  await page.goto('/faq?q=1#a')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await enterButton(page).click()
  await typePassword(page, person)
  await expect(page).toHaveURL('/faq?q=1#a')
  await expect(page.getByRole('button', { name: /Bia/ }).first()).toBeVisible()
})

test('a reload goes on with the session of the provider', async ({ page, person }) => {
  await logIn(page, person, '/faq')
  await page.reload()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
