import type { MenuEntry } from '../../manifest/contract/resolved.ts'
import { app } from '../../src/generated/app.ts'
import { sidebar } from '../../src/generated/sidebar.ts'
import { topMenu } from '../../src/generated/top-menu.ts'
import { expectAccessible } from './support/axe.ts'
import { ignoreLoadErrors, retryButton } from './support/load-errors.ts'
import { belowExtraLarge, catalogueLink, mainMenu, withPreferences } from './support/menu.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, type Page, test } from './support/test.ts'

const both: MenuEntry[] = [...sidebar, ...topMenu]

const titles = both.flatMap((entry) => ('title' in entry ? entry.title : []))

const group = (page: Page, name: string) => mainMenu(page).getByRole('button', { name, exact: true })

const row = (page: Page) => mainMenu(page).locator('> ul')

const shownTitles = (page: Page) =>
  row(page)
    .locator('> li:not([data-hidden]) > .top-item > .menu-label')
    .evaluateAll((labels) => labels.map((label) => label.textContent))

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Enlarges the titles, as for users with large text, so that fewer fit. */
const enlargeTitles = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.top-item { font-size: 20px }')
    document.adoptedStyleSheets.push(sheet)
  })

// Wide enough for all entries side by side.
test.use({ viewport: { width: 2560, height: 900 } })

test.beforeEach(({ loggedInPage: page }) => withPreferences(page, { type: 'horizontal' }))

test('the header contains the menu: the sidebar’s entries, then the second list, and no sidebar', async ({
  loggedInPage: page,
}) => {
  await page.goto('/changelog')
  await expect(mainMenu(page)).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(await shownTitles(page)).toEqual(titles)
  await expect(mainMenu(page).getByRole('link', { name: 'Changelog' })).toContainText('2.0.0')
  await expect(mainMenu(page).getByRole('link', { name: 'Changelog' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(
    mainMenu(page)
      .getByRole('listitem')
      .filter({ hasText: /^Módulos$/ }),
  ).toHaveCSS('width', '1px')
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
  await expect(page.getByRole('button', { name: 'Recolher menu' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: app.product }).click()
  await expect(page).toHaveURL(app.auth.home)
  await expect(group(page, 'Dashboard')).toHaveAttribute('data-active')
})

test('a group opens its entries below; a link, Esc or an outside click closes them', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  const button = group(page, 'Dashboard')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  await expect(panel.getByRole('link')).toHaveText([
    'Visão Geral',
    'Créditos',
    'Base de Conhecimento',
    'Configurações',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await group(page, 'Conta').click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(group(page, 'Conta')).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await panel.getByRole('link', { name: 'Créditos' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(panel).toHaveCount(0)
  await expect(button).toHaveAttribute('data-active')
})

test('by keyboard: arrows move along the row and into a group; Home, End, letters, Esc, Tab', async ({
  loggedInPage: page,
}) => {
  await openWithPausedClock(page)
  await group(page, 'Dashboard').focus()
  await page.keyboard.press('ArrowRight')
  expect(await focusedText(page)).toContain('Changelog')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await focusedText(page)).toBe(titles.at(-1))
  await page.keyboard.press('Home')
  await expect(group(page, 'Dashboard')).toBeFocused()
  await page.keyboard.type('pe')
  await expect(group(page, 'Pessoas')).toBeFocused()
  await page.clock.runFor(350)
  await page.keyboard.type('d')
  await expect(group(page, 'Dashboard')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  expect(await focusedText(page)).toBe('Configurações')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('Visão Geral')
  await page.keyboard.press('End')
  expect(await focusedText(page)).toBe('Configurações')
  await page.clock.runFor(350)
  await page.keyboard.type('cre')
  expect(await focusedText(page)).toBe('Créditos')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toContain('Changelog')
  await expect(group(page, 'Dashboard')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  expect(await focusedText(page)).toContain('Changelog')
})

test('in right-to-left mode the arrow keys follow the row', async ({ loggedInPage: page }) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Direita para esquerda' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const first = (await group(page, 'Dashboard').boundingBox()) ?? { x: 0 }
  expect(first.x).toBeGreaterThan(1000)
  await group(page, 'Dashboard').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await focusedText(page)).toContain('Changelog')
})

test('a third level opens inside the group', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await group(page, 'Pessoas').click()
  const inner = group(page, 'Contatos')
  await expect(inner).toHaveAttribute('aria-expanded', 'false')
  await inner.click()
  await mainMenu(page).getByRole('link', { name: 'E-mail' }).click()
  await expect(page).toHaveURL('/consulta/email')
  await expect(group(page, 'Pessoas')).toHaveAttribute('data-active')
  await test.step('light, it is accessible with a group open', async () => {
    await navigateInApp(page, '/consulta/cpf')
    await page.getByRole('button', { name: 'Usar tema claro' }).click()
    await group(page, 'Pessoas').click()
    await expect(mainMenu(page).getByRole('link', { name: 'CPF', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
  })
})

test('entries that do not fit are in "Mais" and return when the window is wide enough', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  await expect(group(page, 'Dashboard')).toBeVisible()
  await expect(group(page, 'Mais')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enlargeTitles(page)
  const more = group(page, 'Mais')
  await expect(more).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  const shown = await shownTitles(page)
  const rest = titles.slice(shown.length - 1)
  expect(shown).toEqual([...titles.slice(0, shown.length - 1), 'Mais'])
  expect(rest.length).toBeGreaterThan(0)
  await more.focus()
  await page.keyboard.press('ArrowDown')
  const panel = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`)
  await expect(panel.locator(':scope > li > .menu-item > .menu-label')).toHaveText(rest)
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const edges = (await panel.boundingBox()) ?? { x: -1, width: 0 }
  expect(edges.x).toBeGreaterThanOrEqual(0)
  expect(edges.x + edges.width).toBeLessThanOrEqual(1280)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 3200, height: 800 })
  await expect(more).toHaveCount(0)
  expect(await shownTitles(page)).toEqual(titles)
})

test('the header has its height before the menu loads', async ({ loggedInPage: page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dash/top-menu-bar*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mainMenu(page)).toHaveCount(0)
  const before = await page.getByRole('banner').boundingBox()
  release()
  await expect(mainMenu(page)).toBeVisible()
  expect(await page.getByRole('banner').boundingBox()).toEqual(before)
})

test('a menu that fails to load says so in its place, and a retry shows it', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = '**/dash/top-menu-bar-*.js'
  const note = page.getByRole('banner').getByText('O menu não carregou.')
  await page.route(chunk, (route) => route.abort())
  await page.goto(app.auth.home)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.unroute(chunk)
  await retryButton(page).click()
  await expect(mainMenu(page)).toBeVisible()
  await expect(note).toHaveCount(0)
  ignoreLoadErrors(pageErrors)
})

test.describe('below 1280 px', () => {
  test.use({ viewport: belowExtraLarge })

  test('the menu is the drawer, as in the vertical layout', async ({ loggedInPage: page }) => {
    await page.goto(app.auth.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(mainMenu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await catalogueLink(page).click()
    await expect(page).toHaveURL('/pacotes')
  })
})

test('below extra-large width the drawer has both lists', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  await page.goto('/consulta/cpf/7')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(catalogueLink(page)).toHaveAttribute('aria-current', 'true')
  await expect(group(page, 'Pessoas')).toHaveAttribute('data-active')
  await expect(group(page, 'Componentes')).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Placa' }).click()
  await expect(page).toHaveURL('/consulta/placa')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
