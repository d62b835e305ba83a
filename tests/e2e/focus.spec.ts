import { app } from '../../src/generated/app.ts'
import { holdResponses } from './support/hold-responses.ts'
import { mainMenu } from './support/menu.ts'
import { expect, type Page, test } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const userButton = (page: Page) => page.getByRole('button', { name: 'Menu do usuário' })

const pages = '**/dash/page-*.js'

/** Opens the home page and follows a link to a page whose code is held back until released. */
async function followSlowLink(page: Page) {
  await page.goto(app.auth.home)
  await expect(heading(page)).toBeVisible()
  const release = await holdResponses(page, pages)
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  return release
}

async function expectArrival(page: Page) {
  await expect(heading(page)).toHaveText('Changelog')
  await expect(page.getByRole('status').filter({ hasText: 'Changelog' })).toBeAttached()
}

test('a menu opened while a page loads stays open when the page appears', async ({ loggedInPage: page }) => {
  const release = await followSlowLink(page)
  await userButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  release()
  await expectArrival(page)
  await expect(page.getByRole('menu')).toBeFocused()
})

test('a menu opened before the page changes stays open too', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await expect(heading(page)).toBeVisible()
  const release = await holdResponses(page, pages)
  await page.evaluate(() => {
    const byText = (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => (element.ariaLabel ?? element.textContent) === text,
      )
    byText('nav a span', 'Changelog')?.click()
    const button = byText('button', 'Menu do usuário')
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button?.focus()
    button?.click()
  })
  await expect(page.getByRole('menu')).toBeFocused()
  release()
  await expectArrival(page)
  await expect(page.getByRole('menu')).toBeFocused()
})

test('Tab during loading moves the focus, which then stays', async ({ loggedInPage: page }) => {
  const release = await followSlowLink(page)
  await page.keyboard.press('Tab')
  const next = mainMenu(page).locator(':focus')
  await expect(next).not.toHaveText(/Changelog/)
  release()
  await expectArrival(page)
  await expect(next).toBeVisible()
})

test('focus taken by another element during loading stays there', async ({ loggedInPage: page }) => {
  const release = await followSlowLink(page)
  await userButton(page).focus()
  release()
  await expectArrival(page)
  await expect(userButton(page)).toBeFocused()
})

test('focus that is still on the link moves to the heading after any key', async ({ loggedInPage: page }) => {
  const release = await followSlowLink(page)
  await page.keyboard.press('Shift')
  await page.mouse.move(700, 400)
  release()
  await expectArrival(page)
  await expect(heading(page)).toBeFocused()
})

test('after two quick link clicks the heading of the second page gets the focus', async ({
  loggedInPage: page,
}) => {
  const release = await followSlowLink(page)
  await mainMenu(page).getByRole('link', { name: 'Créditos' }).click()
  await expect(page).toHaveURL('/pricing')
  release()
  await expect(heading(page)).toHaveText('Créditos')
  await expect(heading(page)).toBeFocused()
})

test('a menu that closes after its link was followed lets the heading take the focus', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  await userButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  const release = await holdResponses(page, '**/dash/*.js')
  await page.keyboard.press('ArrowDown')
  // In the next frame the menu focuses its entry; a person cannot be faster.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(userButton(page)).toBeFocused()
  release()
  await expect(heading(page)).toHaveText('Perfil')
  await expect(heading(page)).toBeFocused()
})

test('a page that fails leaves the focus where the user moved it', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await page.goto(app.auth.home)
  await expect(heading(page)).toBeVisible()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(pages, async (route) => {
    await failing
    await route.abort()
  })
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await userButton(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  fail()
  await expect(heading(page)).toHaveText('Não foi possível carregar esta página')
  await expect(page.getByRole('menu')).toBeFocused()
  pageErrors.length = 0
})

const popups = [
  ['Notificações', 'dialog', 'Notificações'],
  ['Menu do usuário', 'menu', 'Menu do usuário'],
  ['Buscar', 'dialog', 'Buscar'],
  ['Personalizar', 'dialog', 'Personalizar tema'],
] as const

test('each popup of the header, opened by keyboard, gets the focus and returns it to its button', async ({
  loggedInPage: page,
}) => {
  await page.goto('/faq')
  await expect(heading(page)).toBeVisible()
  for (const [button, role, name] of popups)
    await test.step(button, async () => {
      const trigger = page.getByRole('button', { name: button, exact: true })
      const element = await trigger.elementHandle()
      const popup = page.getByRole(role, { name })
      for (const use of ['first', 'second']) {
        await trigger.focus()
        await page.keyboard.press('Enter')
        await expect(popup, use).toBeVisible()
        const isWithin = () => popup.evaluate((node) => node.contains(document.activeElement))
        await expect.poll(isWithin, use).toBe(true)
        await page.keyboard.press('Escape')
        await expect(popup).toHaveCount(0)
        await expect(trigger).toBeFocused()
      }
      expect(await element?.evaluate((node) => node.isConnected), 'the button is the same').toBe(true)
    })
})

test('a button keeps the focus while its popup loads', async ({ loggedInPage: page }) => {
  const release = await holdResponses(page, '**/dash/notifications-dropdown-*.js')
  await page.goto('/faq')
  const bell = page.getByRole('button', { name: 'Notificações' })
  await bell.press('Enter')
  await expect(bell).toBeFocused()
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible()
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toHaveCount(0)
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})
