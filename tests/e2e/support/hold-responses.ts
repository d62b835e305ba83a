import type { Page } from './test.ts'

/** Holds the answers to requests that match, until the function that it resolves to is called. */
export async function holdResponses(page: Page, url: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
