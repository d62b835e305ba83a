import { expect, test } from './support/test.ts'

/** The delay of each response in ms. */
const latency = 5000

/** The longest time in ms until a typed CPF is recognised: the browser's work on a busy machine, but no response. */
const limit = 3000

test('with a line of 5 s, a typed CPF is recognised at once', async ({ loggedInPage: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await page.waitForLoadState('networkidle')
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency))
    await route.continue().catch(() => undefined)
  })
  const startedAt = Date.now()
  await page.keyboard.type('11144477735')
  await expect(page.getByRole('group', { name: 'CPF 111.444.777-35 (válido)' })).toBeVisible()
  expect(Date.now() - startedAt).toBeLessThan(limit)
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
