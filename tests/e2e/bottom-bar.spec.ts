import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navegação inferior' })

const link = (page: Page, name: string) => bar(page).getByRole('link', { name })

test('the bottom bar is shown below 768 px only', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(bar(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('links to modules (badge 21), to the profile (photo) and to notifications (red dot)', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/faq')
    await expect(bar(page).getByRole('link')).toHaveCount(3)
    await expect(link(page, 'Módulos')).toContainText('21')
    await expect(link(page, 'Notificações')).toHaveAccessibleName('Notificações')
    await expect(link(page, 'Perfil').locator('[data-initials], img')).toBeVisible()
    await expect(link(page, 'Notificações')).toHaveAccessibleDescription('Há notificações não lidas')
    const dot = link(page, 'Notificações').locator('div > div')
    const [red, green, blue] = await dot.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255))
    await expectAccessible(page)
    await link(page, 'Módulos').click()
    await expect(page).toHaveURL('/pacotes')
    await expect(link(page, 'Módulos')).toHaveAttribute('aria-current', 'page')
    await link(page, 'Perfil').click()
    await expect(page).toHaveURL('/profile')
    await link(page, 'Notificações').click()
    await expect(page).toHaveURL('/notifications')
  })

  test('the logout is in the menu drawer and on the profile', async ({ loggedInPage: page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeInViewport()
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Fechar menu' }).click()
    await link(page, 'Perfil').click()
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Usuário desconectado com sucesso')).toBeVisible()
  })

  test('touch targets in bar, customizer and header are 44 px', async ({ loggedInPage: page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const customizer = page.getByRole('button', { name: 'Personalizar' })
    const targets = [
      ...(await bar(page).getByRole('link').all()),
      ...(await page.getByRole('banner').getByRole('button').filter({ visible: true }).all()),
      ...(await page.getByRole('banner').getByRole('link').filter({ visible: true }).all()),
      customizer,
    ]
    for (const target of targets) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect((await customizer.boundingBox())?.y).toBeGreaterThanOrEqual(
      (await bar(page).boundingBox())?.y ?? 0,
    )
  })

  test('it stays at the bottom and covers neither content nor focused controls', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/faq')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const { y: top, height } = (await bar(page).boundingBox()) ?? { y: 0, height: 0 }
    expect(top + height).toBe(812)
    await expect(async () => {
      // Scrolls again each time, because content that arrives late moves the footer.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top)
    }).toPass()
    // Focused controls are not covered.
    await page.evaluate(() => window.scrollTo(0, 0))
    const questions = page.getByRole('main').locator('summary')
    await expect(questions.last()).toBeAttached()
    for (const question of (await questions.all()).slice(0, 12)) {
      await question.focus()
      const { y, height } = (await question.boundingBox()) ?? { y: 0, height: 0 }
      expect(y + height).toBeLessThanOrEqual(top)
    }
  })
})
