import { breadcrumbs } from '../../../src/generated/breadcrumbs.ts'
import { routes } from '../../../src/generated/routes.ts'
import { expect, type Page } from './test.ts'

type Screen = { path: string; title: string; isTrailHidden: boolean }

const screens = routes.filter(({ pattern, layout }) => layout === 'app' && !pattern.includes(':'))

const screensWhere = (isDemo: boolean): Screen[] =>
  screens
    .filter(({ page }) => page.startsWith('demos/') === isDemo)
    .map(({ pattern, title }) => ({
      path: pattern,
      title,
      isTrailHidden: breadcrumbs[pattern]?.isHide ?? false,
    }))

/** Pages of the product inside the layout, without consultas. */
export const productScreens = screensWhere(false)

/** Pages of the template. */
export const demoScreens = screensWhere(true)

/** Expects the page at `path` with its title and its trail. */
export async function expectScreen(page: Page, { path, title, isTrailHidden }: Screen) {
  await expect(page).toHaveTitle(new RegExp(`${path}$`))
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  if (isTrailHidden) await expect(trail).toHaveCount(0)
  else await expect(trail).toContainText(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
}
