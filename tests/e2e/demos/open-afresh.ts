import type { Page } from '../support/test.ts'

/** Opens a page as on a first visit, without the data that earlier steps stored. */
export async function openAfresh(page: Page, path: string) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(path)
}
