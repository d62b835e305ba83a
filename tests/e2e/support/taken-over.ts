import { expect, type Page } from './test.ts'

/** Waits until the app has taken over the login that the build rendered, and works. */
export const expectTakenOver = (page: Page) => expect(page.locator('#login, .boot-wait')).toHaveCount(0)
