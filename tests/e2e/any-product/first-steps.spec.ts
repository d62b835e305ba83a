import { app } from '../../../src/generated/app.ts'
import { routes } from '../../../src/generated/routes.ts'
import { sidebar } from '../../../src/generated/sidebar.ts'
import { requireValue } from '../../support/require-value.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

type Entry = { header?: string; link?: string; isOpen?: boolean; children?: readonly Entry[] }

/** Lists the links that a menu shows at first, also those inside of open groups. */
const listLinks = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ link, isOpen, children = [] }) => [
    ...(link ? [link] : []),
    ...(isOpen ? listLinks(children) : []),
  ])

const home = requireValue(routes.find(({ pattern }) => pattern === app.auth.home))

test('a user logs in, opens the pages of the sidebar, and logs out', { tag: '@core' }, async ({ page }) => {
  await page.goto(app.auth.login)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  await expect(page).toHaveURL(app.auth.home)
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const link of new Set(listLinks(sidebar))) {
    await menu.locator(`a[href="${link}"]`).first().click()
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(app.auth.login)
})
