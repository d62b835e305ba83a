import { expect, type Page } from './test.ts'

/** The menu of consultas for a value. */
export const leadMenu = (page: Page) => page.getByRole('menu', { name: /^Consultar/ })

/** Opens the lead menu of a value, chooses a consulta and waits for its answer. */
export async function followLead(page: Page, value: string, title: string) {
  await page.getByRole('button', { name: `Consultar ${value}`, exact: true }).click()
  await leadMenu(page)
    .getByRole('menuitem', { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expectAnswer(page, title)
}

/** Expects the page of a consulta, by title, with an answer from its source. */
export async function expectAnswer(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Resultado', exact: true })).toContainText('Fonte:')
}
