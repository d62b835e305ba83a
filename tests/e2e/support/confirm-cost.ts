import type { Page } from './test.ts'

/** Confirms a repetition that costs, such as 'Consultar de novo'. */
export const confirmCost = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: / de novo$/ })
    .click()
