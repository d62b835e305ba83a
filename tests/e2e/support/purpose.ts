import { expect, type Page } from './test.ts'

/** The select for the purpose of a query. */
export const purposeField = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Finalidade', exact: true })

/** Chooses a purpose if the form shows the field. */
export async function choosePurpose(page: Page) {
  const field = purposeField(page)
  if ((await field.isVisible()) && (await field.inputValue()) === '') await field.selectOption({ index: 1 })
}

/** By keyboard only: chooses a purpose in the focused select by a letter, and submits. */
export async function submitWithPurpose(page: Page) {
  await expect(purposeField(page)).toBeFocused()
  for (const key of ['a', 'Tab', 'Enter']) await page.keyboard.press(key)
}
