import type { Page } from '@playwright/test'

/** Counts the requests of a page. `settled` waits until none ran for `ms` milliseconds. */
export function watchRequests(page: Page) {
  let running = 0
  let count = 0
  let lastActivityAt = performance.now()
  page.on('request', () => {
    running += 1
    count += 1
    lastActivityAt = performance.now()
  })
  const end = () => {
    running -= 1
    lastActivityAt = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    count: () => count,
    async waitForIdle(ms: number) {
      while (running > 0 || performance.now() - lastActivityAt < ms)
        await new Promise((done) => setTimeout(done, 50))
    },
  }
}
