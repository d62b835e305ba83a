import { expect, type Page } from './test.ts'

/** Leads to another page as the browser's Back would, without loading the document again: a tenth of the time. */
export async function navigateInApp(page: Page, path: string) {
  // Before the first page is there, nobody listens.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate((to) => {
    const state = { idx: window.history.state?.idx + 1 }
    window.history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await expect(page).toHaveTitle(new RegExp(`${path}$`))
}
