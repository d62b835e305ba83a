import type { Page } from './test.ts'

/** The title of a page that fails to load. */
export const pageFailure = 'Não foi possível carregar esta página'

/** The failure of a part of a page. */
export const partFailure = (page: Page) => page.getByText('Não foi possível carregar esta parte da página')

/** The button of the failure. */
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' })

/** Ignores errors of the failed requests, which a test causes. */
export function ignoreLoadErrors(pageErrors: string[]) {
  const expected = ['Failed to load resource', 'Failed to fetch dynamically imported module', pageFailure]
  const others = pageErrors.filter((text) => !expected.some((part) => text.includes(part)))
  pageErrors.splice(0, pageErrors.length, ...others)
}
