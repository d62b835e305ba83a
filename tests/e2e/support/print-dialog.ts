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

/** Presses 'Imprimir', which the page of an answer has in a menu. */
export async function pressPrint(page: Page) {
  const button = page.getByRole('button', { name: 'Imprimir', exact: true }).first()
  const menu = page.getByRole('region', { name: 'Resultado' }).getByRole('button', { name: 'Exportar' })
  await expect(button.or(menu).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Imprimir' }).click()
}

export async function openPrintDialog(page: Page) {
  await pressPrint(page)
  const dialog = page.getByRole('dialog', { name: /^Imprimir/ })
  await expect(dialog).toBeVisible()
  return dialog
}
