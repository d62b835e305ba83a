import { expect, type Page } from './test.ts'

/** The page's one menu of consultas, which opens at a value. */
export const leadMenu = (page: Page) => page.getByRole('menu', { name: /^Consultar/ })

/** Opens the menu of a value and follows one of its entries to another consulta, which answers. */
export async function followLead(page: Page, value: string, title: string) {
  await page.getByRole('button', { name: `Consultar ${value}`, exact: true }).click()
  await leadMenu(page)
    .getByRole('menuitem', { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expectAnswer(page, title)
}

/** Expects the page of a consulta, named by its title, with an answer of its source. */
export async function expectAnswer(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Resultado', exact: true })).toContainText('Fonte:')
}
