import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { app } from '../../../src/generated/app.ts'

const key = (name: string) => `${app.storagePrefix}.${name}`

/** Collects console errors, uncaught exceptions and policy violations of a page. */
async function collectPageErrors(page: Page): Promise<string[]> {
  const pageErrors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`))
  await page.exposeFunction('reportViolation', (text: string) => pageErrors.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return pageErrors
}

/** Stores an authenticated user before any page loads. Login has its own tests. */
export async function signIn(page: Page) {
  await page.addInitScript(
    ([authKey, loginKey, profileKey, profile]) => {
      if (window.sessionStorage.getItem('signed-in')) return
      window.sessionStorage.setItem('signed-in', 'yes')
      window.localStorage.setItem(authKey as string, 'true')
      window.localStorage.setItem(loginKey as string, '"login"')
      window.localStorage.setItem(profileKey as string, profile as string)
    },
    [
      key('auth'),
      key('login'),
      key('profile'),
      JSON.stringify({ nome: 'Ana', sobrenome: 'Demonstração', email: 'ana@exemplo.com.br' }),
    ],
  )
}

/** Logs the user of `signIn` in again after a logout, and opens a path. */
export async function signInAgain(page: Page, path: string) {
  await page.evaluate(() => window.sessionStorage.removeItem('signed-in'))
  await page.goto(path)
}

type Fixtures = {
  /** Page errors so far. Every test ends by expecting none. */
  pageErrors: string[]
  /** A page with a logged-in user. */
  loggedInPage: Page
}

export const test = base.extend<Fixtures>({
  // No request times out: a busy machine would decide. Unit tests cover the timeouts.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })
    await use(context)
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = await collectPageErrors(page)
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  loggedInPage: async ({ page }, use) => {
    await signIn(page)
    await use(page)
  },
})

export { expect, type Page }
