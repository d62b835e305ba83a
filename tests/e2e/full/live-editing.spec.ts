import { expect, test } from '../support/edited-project.ts'
import { saveOften } from '../support/save-often.ts'

test('after 200 saves every open page shows the last one, also if it was reloaded meanwhile', async ({
  page,
  open,
  save,
  project,
}) => {
  test.setTimeout(240_000)
  await open('/faq')
  const other = await page.context().newPage()
  await other.goto(`${project.url}/changelog`)
  await saveOften(save, 200, async (number) => {
    if (number % 20 === 0) void other.reload().catch(() => undefined)
  })
  for (const each of [page, other])
    await expect(each.getByRole('link', { name: /Consultas 200/ })).toBeVisible({ timeout: 30_000 })
})
