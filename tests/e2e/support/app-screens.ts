import { routes } from '../../../src/generated/routes.ts'
import { expect, type Page } from './test.ts'

type Screen = { path: string; title: string }

const screens = routes.filter(({ pattern, layout }) => layout === 'app' && !pattern.includes(':'))

const screensWhere = (isDemo: boolean): Screen[] =>
  screens
    .filter(({ page }) => page.startsWith('demos/') === isDemo)
    .map(({ pattern, title }) => ({ path: pattern, title }))

/** The product's own pages inside of the layout, without the consultas. */
export const productScreens = screensWhere(false)

/** The template's pages. */
export const demoScreens = screensWhere(true)

/** Expects the page to be the screen whose path it has, whole and named. */
export async function expectScreen(page: Page, { path, title }: Screen) {
  await expect(page).toHaveTitle(new RegExp(`${path}$`))
  await expect(page.getByRole('navigation', { name: 'Trilha' })).toContainText(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
}
