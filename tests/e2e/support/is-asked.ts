import type { Page } from './test.ts'

/** Returns true if the browser would ask the user before it leaves the page. */
export const isAsked = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })
