import type { Page } from './test.ts'

/** Delays responses to matching requests until the returned function is called. */
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
