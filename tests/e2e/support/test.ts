import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { app } from '../../../src/generated/app.ts'

const key = (name: string) => `${app.storagePrefix}.${name}`

/** What a page complained of: console errors, uncaught exceptions and violations of the security policy. */
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

/** Puts an authenticated person into storage before any page loads: login itself has its own tests. */
export async function signIn(page: Page) {
  await page.addInitScript(
    ([authKey, profileKey, profile]) => {
      if (window.sessionStorage.getItem('signed-in')) return
      window.sessionStorage.setItem('signed-in', 'yes')
      window.localStorage.setItem(authKey as string, 'true')
      window.localStorage.setItem(profileKey as string, profile as string)
    },
    [
      key('auth'),
      key('profile'),
      JSON.stringify({ nome: 'Ana', sobrenome: 'Demonstração', email: 'ana@exemplo.com.br' }),
    ],
  )
}

type Fixtures = {
  /** Complaints of the page so far; every test ends by expecting none. */
  pageErrors: string[]
  /** The page of somebody who is signed in. */
  signedInPage: Page
}

export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = await collectPageErrors(page)
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  signedInPage: async ({ page }, use) => {
    await signIn(page)
    await use(page)
  },
})

export { expect, type Page }
