import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { withMotion } from './support/hold-motion.ts'
import { belowExtraLarge, catalogueLink, extraLarge, mainMenu } from './support/menu.ts'
import { search } from './support/palette.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, type Page, test } from './support/test.ts'

test.use(withMotion)

const box = async (page: Page) => {
  const { x, width } = (await mainMenu(page).boundingBox()) ?? { x: -1, width: -1 }
  return { x, width }
}

const contentStart = async (page: Page) => (await page.getByRole('main').boundingBox())?.x

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const scroller = (page: Page) => mainMenu(page).locator('div:has(> ul)')

test('it is 248 px wide, 72 collapsed, and opens over the content on hover', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  expect(await box(page)).toEqual({ x: 0, width: 248 })
  expect(await contentStart(page)).toBe(248)
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await expect.poll(() => box(page)).toEqual({ x: 0, width: 72 })
  await expect.poll(() => contentStart(page)).toBe(72)
  await mainMenu(page).hover()
  await expect.poll(() => box(page)).toEqual({ x: 0, width: 248 })
  await expect(mainMenu(page)).toHaveAttribute('data-hovered')
  expect(await contentStart(page)).toBe(72)
  await expectAccessible(page)
  await page.getByRole('main').hover()
  await expect.poll(() => box(page)).toEqual({ x: 0, width: 72 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
  await test.step('collapsed, it opens while the focus is in it', async () => {
    await expect.poll(() => box(page)).toEqual({ x: 0, width: 72 })
    await mainMenu(page).getByRole('link', { name: app.product }).focus()
    await expect.poll(() => box(page)).toEqual({ x: 0, width: 248 })
    await page.getByRole('button', { name: 'Expandir menu' }).focus()
    await expect.poll(() => box(page)).toEqual({ x: 0, width: 72 })
  })
  await test.step('its width changes in 0.45 s, and at once with reduced motion', async () => {
    await expect(mainMenu(page)).toHaveCSS('transition-duration', '0.45s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(mainMenu(page)).toHaveCSS('transition-duration', '0s')
  })
})

test('its head of 85 px has logo and product title as links home, and a shadow after scrolling', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto('/pricing')
  const home = mainMenu(page).getByRole('link', { name: app.product })
  const head = mainMenu(page)
    .locator('div')
    .filter({ has: page.getByRole('link', { name: app.product }) })
    .last()
  expect((await head.boundingBox())?.height).toBe(85)
  await expect(home.locator('svg')).toBeVisible()
  await expect(head).toHaveCSS('box-shadow', 'none')
  await scroller(page).evaluate((element) => element.scrollBy(0, 40))
  await expect(head).not.toHaveCSS('box-shadow', 'none')
  await scroller(page).evaluate((element) => element.scrollTo(0, 0))
  await expect(head).toHaveCSS('box-shadow', 'none')
  await home.click()
  await expect(page).toHaveURL(app.auth.home)
})

test('it shows section headers, a group that starts open, and badges', async ({ loggedInPage: page }) => {
  await page.goto('/pacotes')
  const menu = mainMenu(page)
  await expect(menu.getByRole('listitem').filter({ hasText: /^(menu|Módulos|Trabalho)$/ })).toHaveText([
    'menu',
    'Módulos',
    'Trabalho',
  ])
  await expect(menu.getByRole('button', { name: 'Dashboard' })).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link')).toHaveText([
    app.product,
    'Visão Geral',
    'Créditos',
    'Base de Conhecimento',
    'Configurações',
    'Changelog2.0.0',
    'Consultas22 Módulos',
    'Consultas desta sessão',
    'Casos',
    'Lotes',
  ])
  await expect(catalogueLink(page)).toHaveAttribute('aria-current', 'page')
  await test.step('every entry has its whole title at hand, and a long one ends in an ellipsis', async () => {
    const link = mainMenu(page).getByTitle('Base de Conhecimento', { exact: true })
    await expect(link).toHaveText('Base de Conhecimento')
    const label = link.locator('.menu-label')
    await expect(label).toHaveCSS('text-overflow', 'ellipsis')
    await label.evaluate((element) => {
      element.textContent = 'Um título tão longo que nunca caberia na largura do menu'
    })
    expect(await label.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    expect(await scroller(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(248)
  })
})

test('the section of the work leads to its pages, also collapsed, and the trail names them', async ({
  loggedInPage: page,
}) => {
  await page.goto('/casos')
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await mainMenu(page).hover()
  for (const [title, path] of [
    ['Consultas desta sessão', '/sessao'],
    ['Casos', '/casos'],
    ['Lotes', '/lotes'],
  ] as const) {
    const link = mainMenu(page).getByRole('link', { name: title })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Trilha' })).toHaveText(title)
    const label = link.locator('.menu-label')
    expect(await label.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})

test('a route change opens the group of the active entry, which the user may close', async ({
  loggedInPage: page,
}) => {
  await page.goto('/pacotes')
  const group = mainMenu(page).getByRole('button', { name: 'Dashboard' })
  const link = mainMenu(page).getByRole('link', { name: 'Créditos' })
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Créditos' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await group.click()
  await expect(link).toBeHidden()
})

test('disclosure navigation: Tab reaches every entry, Enter and Space toggle, arrows move', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  const group = mainMenu(page).getByRole('button', { name: 'Dashboard' })
  const listId = await group.getAttribute('aria-controls')
  await expect(page.locator(`[id="${listId}"]`).getByRole('link')).toHaveCount(4)
  await group.focus()
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Visão Geral')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toContain('Changelog')
  await page.keyboard.press('ArrowUp')
  await expect(group).toBeFocused()
  await page.keyboard.press('Space')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('Visão Geral')
  await page.keyboard.press('End')
  expect(await focusedText(page)).toBe('Lotes')
  await page.keyboard.press('ArrowDown')
  await expect(group).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(group).toBeFocused()
})

test('type-ahead finds entries by their first letters, ignores accents, and forgets them after 350 ms', async ({
  loggedInPage: page,
}) => {
  await openWithPausedClock(page)
  const group = mainMenu(page).getByRole('button', { name: 'Dashboard' })
  await group.focus()
  await page.keyboard.type('vis')
  expect(await focusedText(page)).toBe('Visão Geral')
  await page.clock.runFor(349)
  await page.keyboard.type('a')
  expect(await focusedText(page)).toBe('Visão Geral')
  await page.clock.runFor(350)
  await page.keyboard.type('c')
  expect(await focusedText(page)).toBe('Créditos')
  await page.clock.runFor(349)
  await page.keyboard.type('o')
  expect(await focusedText(page)).toBe('Configurações')
  await page.clock.runFor(350)
  await page.keyboard.type('d')
  await expect(group).toBeFocused()
})

test('the menu keeps its scroll position and shows the active entry', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto(app.auth.home)
  await scroller(page).evaluate((element) => element.scrollTo(0, 150))
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(page).toHaveURL('/changelog')
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(150)
  await scroller(page).evaluate((element) => element.scrollTo(0, 0))
  await search(page, 'pacotes')
  await page.getByRole('option', { name: 'Consultas', exact: true }).click()
  await expect(page).toHaveURL('/pacotes')
  await expect(catalogueLink(page)).toBeInViewport({ ratio: 1 })
})

test('with a hidden menu the drawer is available', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden()
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Menu oculto' }).click({ force: true })
  await expect(mainMenu(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Recolher menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await catalogueLink(page).click()
  await expect(page).toHaveURL('/pacotes')
})

test.describe('below 1280 px', () => {
  test.use({ viewport: belowExtraLarge })

  test('it is a modal drawer: the focus stays inside, Esc and the backdrop close it', async ({
    loggedInPage: page,
  }) => {
    await page.goto(app.auth.home)
    await expect(mainMenu(page)).toBeHidden()
    const open = page.getByRole('button', { name: 'Abrir menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 248, height: 800 })
    await expectAccessible(page)
    const first = dialog.getByRole('link', { name: app.product })
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Sair' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
    await open.click()
    await page.mouse.click(800, 400)
    await expect(dialog).toHaveCount(0)
  })

  test('the drawer closes by its button, by a link, and when the window is wide enough for the menu', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/faq')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    const open = page.getByRole('button', { name: 'Abrir menu' })
    await open.click()
    await dialog.getByRole('button', { name: 'Fechar menu' }).click()
    await expect(dialog).toHaveCount(0)
    await open.click()
    await dialog.getByRole('link', { name: 'Base de Conhecimento' }).click()
    await expect(dialog).toHaveCount(0)
    await open.click()
    await dialog.getByRole('link', { name: 'Changelog' }).click()
    await expect(page).toHaveURL('/changelog')
    await expect(dialog).toHaveCount(0)
    await open.click()
    await expect(dialog).toBeVisible()
    await page.setViewportSize(extraLarge)
    await expect(dialog).toHaveCount(0)
    await expect(mainMenu(page)).toBeVisible()
  })
})
