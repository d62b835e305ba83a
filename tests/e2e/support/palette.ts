import { expect, type Page } from './test.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

/**
 * Opens the search with its shortcut and enters a text as a paste. The list of an empty search stays until the results of the text are rendered.
 */
export async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(text)
  if (text !== '') await expect(findGroup(page, 'Lotes')).toHaveCount(0)
}

const findGroup = (page: Page, name: string | RegExp) => palette(page).getByRole('group', { name })

/** The search's options for a valid value. */
export const findValueGroup = (page: Page) => findGroup(page, /\(válido\)$/)
