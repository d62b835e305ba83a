import { expect, type Page } from './test.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

/** Opens the search with its shortcut and enters a text as a paste. */
export async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(text)
}

/** The search's options for a valid value. */
export const findValueGroup = (page: Page) => palette(page).getByRole('group', { name: /\(válido\)$/ })
