import { expect, type Page } from './test.ts'

/** The field that asks what a lookup is for. */
export const purposeField = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Finalidade', exact: true })

/** Chooses what lookups are for where the form that is shown asks it and the session does not know yet. */
export async function choosePurpose(page: Page) {
  const field = purposeField(page)
  if ((await field.isVisible()) && (await field.inputValue()) === '') await field.selectOption({ index: 1 })
}

/** By keyboard alone: chooses it in the field that has the focus, by a letter of the first choice, and asks. */
export async function submitWithPurpose(page: Page) {
  await expect(purposeField(page)).toBeFocused()
  for (const key of ['a', 'Tab', 'Enter']) await page.keyboard.press(key)
}
