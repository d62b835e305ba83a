import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, type Page, test } from './support/test.ts'

const userButton = (page: Page) => page.getByRole('button', { name: 'Menu do usuário' })

const bell = (page: Page) => page.getByRole('button', { name: 'Notificações' })

const service = '**/select/api/notifications'

const notices = [
  {
    foto: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    titulo: 'Créditos adicionados',
    descricao: 'Cem créditos entraram na sua conta.',
    dataregistro: '2026-11-21T09:00:00-03:00',
  },
  { foto: '', titulo: 'Manutenção', descricao: 'Domingo, às 2h.', dataregistro: '2026-11-19 12:00:00' },
]

const entries = [
  ['Perfil', '/profile'],
  ['Configurações', '/settings'],
  ['Créditos', '/pricing'],
  ['Base de Conhecimento', '/faq'],
] as const

test('the user menu is 180 px wide, has five entries with links, and logs out', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  await userButton(page).click()
  await expect(page.getByRole('menuitem')).toHaveText([...entries.map(([title]) => title), 'Sair'])
  expect((await page.getByRole('menu').boundingBox())?.width).toBe(180)
  for (const item of await page.getByRole('menuitem').all())
    expect(await item.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const [title, path] of entries)
    await test.step(path, async () => {
      await userButton(page).click()
      await page.getByRole('menuitem', { name: title }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  await userButton(page).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(app.auth.login)
  await expect(page.getByText('Usuário desconectado com sucesso')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('averigua.auth'))).toBeNull()
})

test('entries of the user menu are links that open in a new tab too', async ({
  loggedInPage: page,
  context,
}) => {
  await page.goto('/pacotes')
  await userButton(page).click()
  const item = (name: string) => page.getByRole('menuitem', { name })
  for (const [title, path] of entries) await expect(item(title)).toHaveAttribute('href', path)
  await expect(item('Sair')).not.toHaveAttribute('href')
  for (const how of [{ modifiers: ['Control'] }, { button: 'middle' }] as const) {
    const opened = context.waitForEvent('page')
    await item('Base de Conhecimento').click(how as { button?: 'middle' })
    const tab = await opened
    await expect(tab).toHaveURL('/faq')
    await tab.close()
  }
  await expect(page).toHaveURL('/pacotes')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(userButton(page)).toBeFocused()
})

test('the user menu is a menu button: Enter and arrows open it, arrows, Home, End and letters move, Esc closes', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  const button = userButton(page)
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect(button).toHaveAttribute('aria-haspopup', 'menu')
  // The first use loads it.
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item('Perfil')).toHaveAttribute('data-highlighted')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(item('Configurações')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('End')
  await expect(item('Sair')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Home')
  await expect(item('Perfil')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('b')
  await expect(item('Base de Conhecimento')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('Sair')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Perfil')).toHaveAttribute('data-highlighted')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeFocused()
  await expect(page).toHaveURL('/profile')
  expect(loads).toBe(0)
})

test('letters typed in the user menu are forgotten after 350 ms', async ({ loggedInPage: page }) => {
  await openWithPausedClock(page)
  await userButton(page).click()
  // The menu opens and takes the focus through timers, so the clock must advance.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.getByRole('menu')).toBeFocused({ timeout: 100 })
  }).toPass()
  const highlighted = page.locator('[role=menuitem][data-highlighted]')
  await page.keyboard.type('co')
  await page.clock.runFor(100)
  await expect(highlighted).toHaveText('Configurações')
  await page.keyboard.type('x')
  await page.clock.runFor(349)
  await page.keyboard.type('s')
  await page.clock.runFor(1)
  await expect(highlighted).toHaveText('Configurações')
  await page.clock.runFor(350)
  await page.keyboard.type('s')
  await page.clock.runFor(100)
  await expect(highlighted).toHaveText('Sair')
})

test('notifications open in a dialog of 300 px with photo, title, text and relative time', async ({
  loggedInPage: page,
}) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.route(service, (route) => route.fulfill({ json: notices }))
  await page.goto('/faq')
  await bell(page).click()
  const dialog = page.getByRole('dialog', { name: 'Notificações' })
  const [first, second] = [dialog.getByRole('listitem').nth(0), dialog.getByRole('listitem').nth(1)]
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(300)
  await expect(first).toContainText('Créditos adicionados')
  await expect(first).toContainText('Cem créditos entraram na sua conta.')
  await expect(first.locator('img')).toHaveAttribute('src', notices[0]?.foto ?? '')
  await expect(first.getByText('agora')).toHaveAttribute('title', '21 de novembro de 2026 às 09:00')
  await expect(second.getByText('anteontem')).toHaveAttribute('title', '19 de novembro de 2026 às 12:00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await bell(page).click()
  await dialog.getByRole('link', { name: 'Visualizar todos' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(dialog).toHaveCount(0)
})

test('notifications are fetched once and shared', async ({ loggedInPage: page }) => {
  let requests = 0
  await page.route(service, (route) => {
    requests += 1
    return route.fulfill({ json: notices })
  })
  await page.goto(app.auth.home)
  await bell(page).click()
  await page.getByRole('dialog', { name: 'Notificações' }).getByRole('link').click()
  await expect(page.getByRole('main').getByText('Créditos adicionados')).toBeVisible()
  await bell(page).click()
  await expect(page.getByRole('dialog').getByText('Créditos adicionados')).toBeVisible()
  expect(requests).toBe(1)
})

test('the dialog says if there are no notifications', async ({ loggedInPage: page }) => {
  await page.route(service, (route) => route.fulfill({ json: [] }))
  await page.goto(app.auth.home)
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText('Nenhuma notificação')
  await expectAccessible(page)
})

test('a failed fetch of notifications is only logged', async ({ loggedInPage: page, pageErrors }) => {
  await page.route(service, (route) => route.fulfill({ status: 503 }))
  await page.goto(app.auth.home)
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText('Nenhuma notificação')
  const logged = () => pageErrors.filter((text) => text.includes('Erro ao obter notificações'))
  await expect.poll(logged).toHaveLength(1)
  pageErrors.length = 0
})

test('the theme changes at once and survives a reload', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await expect(page.locator('body')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Usar tema claro' }).click()
  await expect(page.locator('body')).toHaveClass(/light/)
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/light/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the content of the header depends on the width', async ({ loggedInPage: page }) => {
  const collapse = page.getByRole('button', { name: 'Recolher menu' })
  const open = page.getByRole('button', { name: 'Abrir menu' })
  await page.goto(app.auth.home)
  await expect(collapse).toBeVisible()
  await expect(open).toBeHidden()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(collapse).toBeHidden()
  await expect(open).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(bell(page)).toBeVisible()
  await expect(userButton(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(bell(page)).toBeHidden()
  await expect(userButton(page)).toBeHidden()
  await expect(open).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible()
})

test('session and cases have names beside their icons from 1280 px, and the product’s name is there without a sidebar', async ({
  loggedInPage: page,
}) => {
  const banner = page.getByRole('banner')
  const product = banner.getByRole('link', { name: app.product })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq')
  await expect(
    banner.getByRole('button', { name: 'Consultas desta sessão' }).getByText('Sessão'),
  ).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Casos' }).getByText('Casos')).toBeVisible()
  await expect(product).toBeHidden()
  for (const width of [1279, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(banner.getByText('Sessão')).toBeHidden()
    await expect(product).toBeVisible()
    const name = product.getByText(app.product)
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
