import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

const widthOf = async (page: Page) => (await menu(page).boundingBox())?.width

test('the sidebar is 248 px wide, 72 collapsed, and opens under the pointer', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await expect(menu(page)).toBeVisible()
  expect(await widthOf(page)).toBe(248)
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await expect.poll(() => widthOf(page)).toBe(72)
  await menu(page).hover()
  await expect.poll(() => widthOf(page)).toBe(248)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
})

test('the group of the active page is open, and a group toggles', async ({ insider: page }) => {
  await page.goto('/faq')
  const group = menu(page).getByRole('button', { name: 'Dashboard' })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link', { name: 'Base de Conhecimento' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await menu(page).getByRole('link', { name: 'Consultas' }).click()
  await expect(page).toHaveURL('/pacotes')
})

test('a route change moves the focus to the heading, which is announced', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await menu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Changelog' })).toBeAttached()
})

test('the first Tab stop leads past the menus', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the user menu is 180 px wide, moves by arrows and gives the focus back', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  const button = page.getByRole('button', { name: 'Menu do usuário' })
  await button.click()
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Perfil', 'Configurações', 'Créditos', 'Base de Conhecimento', 'Sair'])
  expect((await page.getByRole('menu').boundingBox())?.width).toBe(180)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('notifications open in a dialog of 300 px that leads to all of them', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await page.getByRole('button', { name: 'Notificações' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notificações' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(300)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Visualizar todos' }).click()
  await expect(page).toHaveURL('/notifications')
})

test('a failed fetch of notifications is only logged', async ({ insider: page, complaints }) => {
  await page.route('**/select/api/notifications', (route) => route.fulfill({ status: 503 }))
  await page.goto(app.auth.home)
  await page.getByRole('button', { name: 'Notificações' }).click()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText('Nenhuma notificação')
  expect(complaints.filter((text) => text.includes('Erro ao obter notificações'))).toHaveLength(1)
  complaints.length = 0
})

test('Ctrl+K finds a consulta without its accents and goes there', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Buscar' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('situacao cadastral na receita')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/consulta/cpf/2')
})

test('the breadcrumb leads home and names the parent of a child entry', async ({ insider: page }) => {
  await page.goto('/pricing')
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  await expect(trail.getByRole('listitem')).toContainText(['Dashboard', 'Créditos'])
  await trail.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(app.auth.home)
})

test('the theme changes at once and stays after a reload', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  await expect(page.locator('body')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Usar tema claro' }).click()
  await expect(page.locator('body')).toHaveClass(/light/)
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/light/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('a page whose code cannot be loaded says so and offers a way on', async ({
  insider: page,
  complaints,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/dash/page-*.js', (route) => route.abort())
  await menu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Não foi possível carregar esta página' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible()
  await page.unroute('**/dash/page-*.js')
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the menu is a drawer that keeps the focus and gives it back', async ({ insider: page }) => {
    await page.goto(app.auth.home)
    const open = page.getByRole('button', { name: 'Abrir menu' })
    await open.click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(open).toBeFocused()
    await open.click()
    await menu(page).getByRole('link', { name: 'Consultas' }).click()
    await expect(page).toHaveURL('/pacotes')
    await expect(menu(page)).toHaveCount(0)
  })

  test('the bottom bar leads to modules, profile and notifications and hides no content', async ({
    insider: page,
  }) => {
    await page.goto('/faq')
    const bar = page.getByRole('navigation', { name: 'Navegação inferior' })
    await expect(bar.getByRole('link')).toHaveCount(3)
    await expect(bar.getByRole('link', { name: /Módulos/ })).toContainText('21')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const top = (await bar.boundingBox())?.y ?? 0
    await expect(async () => {
      // Scrolled anew each time: what is still arriving pushes the footer down.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top)
    }).toPass()
    await bar.getByRole('link', { name: /Notificações/ }).click()
    await expect(page).toHaveURL('/notifications')
  })
})
