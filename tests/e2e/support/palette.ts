import { expect, type Page } from './test.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

/** Opens the search by its keys and puts a text in, as pasting does. */
export async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(text)
}

/** What the search offers for a text that is a value. */
export const findValueGroup = (page: Page) => palette(page).getByRole('group', { name: /\(válido\)$/ })
