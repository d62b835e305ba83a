import { app } from '../../src/generated/app.ts'
import { withMotion } from './support/hold-motion.ts'
import { bothThemes, expectAccessibleIn } from './support/looks.ts'
import { expect, type Page, test } from './support/test.ts'

test.use(withMotion)

const email = 'ana@exemplo.com.br'

const password = { algorithm: 'PBKDF2-SHA256', iterations: 600_000, salt: 'AAAA', hash: 'AAAA' }

const stored = (name: string) => `${app.storagePrefix}.${name}`

const region = (page: Page) => page.getByRole('region', { name: 'Avisos' })

const toasts = (page: Page) => region(page).getByRole('status')

/** Each attempt to register an existing e-mail shows a toast and changes nothing else. */
async function openRegistration(page: Page, preferences: object = {}) {
  await page.addInitScript(
    (entries) => entries.forEach(([key, value]) => void localStorage.setItem(key as string, value as string)),
    [
      [stored('users'), JSON.stringify([{ id: 1, name: 'Ana', email, password }])],
      [stored('preferences'), JSON.stringify(preferences)],
    ],
  )
  await page.clock.install()
  await page.goto('/register')
  await page.getByLabel('Nome').fill('Ana Exemplo')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
}

async function submitRejected(page: Page) {
  await page.getByRole('button', { name: 'Criar conta' }).click()
}

/** Loads the toaster and pauses the clock. */
async function pauseClock(page: Page) {
  await submitRejected(page)
  await expect(toasts(page)).toHaveCount(1)
  // Waits until it closes by itself, because a click would race with that.
  await page.clock.runFor(2500)
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Shows toasts while the clock is paused. */
async function showToast(page: Page, count = 1) {
  await submitRejected(page)
  await expect(toasts(page)).toHaveCount(count)
}

/** Lets a closing toast finish its animation. */
async function finishClosing(page: Page) {
  await expect(toasts(page)).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
}

/** Waits for the entrance animation, in real time, and returns the toast's box. */
async function readSettledBox(page: Page) {
  await page.clock.runFor(100)
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)))
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast')
  return box
}

test.describe('a toast of the app', () => {
  test.beforeEach(async ({ page }) => {
    await openRegistration(page)
    await pauseClock(page)
    await showToast(page)
  })

  test('starts to close after 1500 ms, and waits during hover or focus', async ({ page }) => {
    const toast = toasts(page)
    await test.step('is folded away 300 ms later', async () => {
      await page.clock.runFor(1450)
      await expect(toast).toHaveAttribute('data-state', 'open')
      await page.clock.runFor(100)
      await expect(toast).toHaveAttribute('data-state', 'closed')
      await page.clock.runFor(200)
      await expect(toast).toHaveCount(1)
      await page.clock.runFor(100)
      await expect(toast).toHaveCount(0)
    })
    await test.step('waits under the pointer and then for what was left', async () => {
      await showToast(page)
      await page.clock.runFor(1000)
      await toast.hover()
      await page.clock.runFor(60_000)
      await expect(toast).toHaveAttribute('data-state', 'open')
      await page.mouse.move(20, 400)
      await page.clock.runFor(400)
      await expect(toast).toHaveAttribute('data-state', 'open')
      await page.clock.runFor(200)
      await finishClosing(page)
    })
    await test.step('waits while it has the focus, also when the pointer passes over it', async () => {
      await showToast(page)
      await toast.focus()
      await page.clock.runFor(60_000)
      await toast.hover()
      await page.mouse.move(20, 400)
      await page.clock.runFor(60_000)
      await expect(toast).toHaveAttribute('data-state', 'open')
      await page.getByLabel('Nome').focus()
      await page.clock.runFor(1600)
      await expect(toast).toHaveAttribute('data-state', 'closed')
    })
  })

  test('is at the top right, in a live region', async ({ page }) => {
    const box = await readSettledBox(page)
    expect([box.y, box.x + box.width]).toEqual([16, 1440 - 16])
    await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  })

  test('is reached and closed by keyboard, and restores the focus', async ({ page }) => {
    await test.step('gives the focus back', async () => {
      await expect(page.getByLabel('E-mail')).toBeFocused()
      await page.keyboard.press('Alt+t')
      await expect(region(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(toasts(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.clock.runFor(400)
      await expect(toasts(page)).toHaveCount(0)
      await expect(page.getByLabel('E-mail')).toBeFocused()
    })
    await test.step('closes with Esc', async () => {
      await showToast(page)
      await toasts(page).focus()
      await page.keyboard.press('Escape')
      await finishClosing(page)
    })
    await test.step('leaves the focus to what is clicked on', async () => {
      await showToast(page)
      await toasts(page).focus()
      await page.getByLabel('Nome').click()
      await page.clock.runFor(200)
      await expect(page.getByLabel('Nome')).toBeFocused()
    })
  })

  test('is dragged away to either side by 80 % of its width, and springs back from less', async ({
    page,
  }) => {
    for (const direction of [1, -1]) {
      if (direction === -1) await showToast(page)
      const box = await readSettledBox(page)
      const grip = { x: direction === 1 ? box.x + 10 : box.x + box.width * 0.85, y: box.y + 20 }
      const dragBy = async (part: number) => {
        await page.mouse.move(grip.x, grip.y)
        await page.mouse.down()
        await page.mouse.move(grip.x + direction * box.width * part, grip.y, { steps: 4 })
        await page.clock.runFor(60_000)
        await page.mouse.up()
      }
      await dragBy(0.79)
      await expect(toasts(page)).toHaveAttribute('data-state', 'open')
      await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(box.x)
      await dragBy(0.81)
      await finishClosing(page)
    }
  })
})

test('at most three are shown; the others follow and take the focus along', async ({ page }) => {
  await openRegistration(page)
  await pauseClock(page)
  for (const count of [1, 2, 3, 3, 3]) await showToast(page, count)
  await page.clock.runFor(1450)
  await expect(toasts(page)).toHaveCount(3)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(2000)
  await expect(toasts(page)).toHaveCount(0)
  await test.step('the next toast takes the focus of the one that is closed', async () => {
    await showToast(page, 1)
    await showToast(page, 2)
    await page.getByRole('button', { name: 'Fechar' }).first().focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.clock.runFor(400)
    await expect(page.getByLabel('E-mail')).toBeFocused()
  })
})

test('the logout toast stays for 5000 ms', async ({ loggedInPage: page }) => {
  await page.clock.install()
  await page.goto(app.auth.home)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  const leave = page.getByRole('menuitem', { name: 'Sair' })
  await expect(leave).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await leave.click()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toasts(page)).toHaveText('Usuário desconectado com sucesso', { timeout: 50 })
  }).toPass({ intervals: [20] })
  await page.clock.runFor(4850)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveAttribute('data-state', 'closed')
})

test('in right-to-left mode toasts are at the top left', async ({ page }) => {
  await openRegistration(page, { isRTL: true })
  await pauseClock(page)
  await showToast(page)
  expect(await readSettledBox(page)).toMatchObject({ x: 16, y: 16 })
})

test('a toast is accessible in both themes', async ({ page }) => {
  await openRegistration(page)
  await pauseClock(page)
  await showToast(page)
  await page.clock.runFor(100)
  await toasts(page).hover()
  await page.clock.resume()
  await expect(toasts(page)).toHaveCSS('opacity', '1')
  await expectAccessibleIn(page, bothThemes)
})

test.describe('on a narrow touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('is dragged away by touch', async ({ page }) => {
    await openRegistration(page)
    await pauseClock(page)
    await showToast(page)
    const { x, y, width } = await readSettledBox(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: x + 20 + moved, y: y + 20 }],
      })
    const dragBy = async (part: number) => {
      await touch('touchStart', 0)
      for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', width * part * step)
      await touch('touchEnd')
    }
    await dragBy(0.7)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(x)
    await dragBy(0.85)
    await expect(toasts(page)).toHaveAttribute('data-state', 'closed')
  })

  test('a long text wraps inside the screen and does not cover the bottom bar', async ({
    loggedInPage: page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.clock.install()
    await page.goto('/pacotes')
    await page.getByRole('button', { name: 'Usar tema claro' }).click()
    await expect(toasts(page)).toContainText('Este navegador não permite guardar dados')
    const box = await toasts(page).boundingBox()
    expect(box?.x).toBe(16)
    expect(box?.width).toBe(320 - 32)
    const bar = await page.getByRole('navigation', { name: 'Navegação inferior' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
