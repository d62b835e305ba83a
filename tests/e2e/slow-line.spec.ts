import { holdResponses } from './support/hold-responses.ts'
import { expect, test } from './support/test.ts'

test('a typed CPF is recognised without a response, once the dashboard has loaded', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await page.waitForLoadState('networkidle')
  const release = await holdResponses(page, '**/*')
  await page.keyboard.type('11144477735')
  await expect(page.getByRole('group', { name: 'CPF 111.444.777-35 (válido)' })).toBeVisible()
  release()
})

test('the search requests nothing more when it is used', async ({ loggedInPage: page }) => {
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('11144477735')
  await expect(page.getByRole('group', { name: 'CPF 111.444.777-35 (válido)' })).toBeVisible()
  expect(requested).toEqual([])
})
