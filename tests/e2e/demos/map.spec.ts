import { expect, test } from '../support/test.ts'

test('arrow keys move over the map, which describes each state, changes its measure, and is also a table', async ({
  loggedInPage: page,
}) => {
  await page.goto('/map')
  const map = page.getByRole('radiogroup', { name: /Unidades da federação por população/ })
  await expect(map.getByRole('radio')).toHaveCount(27)
  await expect(map.getByRole('radio', { checked: true })).toHaveText('SP')
  await map.getByRole('radio', { name: /São Paulo/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('radio', { name: 'Rio de Janeiro: 16.055.174' })).toBeFocused()
  const region = page.getByRole('region', { name: 'Por unidade da federação' })
  await expect(region.getByRole('status')).toContainText('16.055.174 habitantes')
  await page.getByRole('radio', { name: 'Densidade' }).check()
  await page.getByRole('radio', { name: /^Acre: 5,1/ }).click()
  const table = page.getByRole('group', { name: 'Unidades da federação', exact: true })
  await table.getByRole('button', { name: 'Densidade' }).click()
  await expect(table.locator('tbody tr').first()).toContainText('Amazonas')
  await page.getByLabel('Filtrar').fill('mato grosso')
  await expect(table.locator('tbody tr')).toHaveCount(2)
})
