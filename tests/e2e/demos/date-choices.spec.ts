import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('several days and whole weeks are chosen', async ({ loggedInPage: page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-03:00'))
  await page.goto('/date-time-picker')
  const several = section(page, 'Vários dias')
  for (const day of ['12', '3', '20'])
    await several.getByRole('gridcell').getByText(day, { exact: true }).first().click()
  await expect(several.getByRole('status')).toHaveText('3 dias escolhidos, de até 5')
  await expect(several.getByRole('button', { name: /^Retirar/ })).toHaveText([
    '03/11/2026',
    '12/11/2026',
    '20/11/2026',
  ])
  await several.getByRole('button', { name: 'Retirar 12/11/2026' }).click()
  await expect(several.getByRole('status')).toHaveText('2 dias escolhidos, de até 5')

  const week = section(page, 'Semana')
  await week.getByRole('gridcell').getByText('18', { exact: true }).click()
  await expect(week.getByRole('status')).toHaveText('De 15/11/2026 a 21/11/2026')
  await week.getByRole('gridcell').getByText('10', { exact: true }).click()
  await expect(week.getByRole('status')).toHaveText('De 08/11/2026 a 14/11/2026')
  await expectAccessibleIn(page, twoLooks)
})
