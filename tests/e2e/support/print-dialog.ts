import { expect, type Page } from './test.ts'

/** Counts calls of `window.print`, which headless browsers ignore. */
export async function countPrints(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(
        Number(document.documentElement.dataset.prints ?? 0) + 1,
      )
    }
  })
}

export const expectPrinted = (page: Page) => expect(page.locator('html[data-prints="1"]')).toBeAttached()

export async function openPrintDialog(page: Page) {
  await page.getByRole('button', { name: 'Imprimir', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Imprimir/ })
  await expect(dialog).toBeVisible()
  return dialog
}
