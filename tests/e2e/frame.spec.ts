import { app } from '../../src/generated/app.ts'
import { expect, signIn, test } from './support/test.ts'

test('the title names the product and the path after each route change', async ({
  insider: page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain(`<title>Dashboard - ${app.product}</title>`)
  await page.goto('/pricing')
  await expect(page).toHaveTitle(`${app.product} /pricing`)
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Changelog' })
    .click()
  await expect(page).toHaveTitle(`${app.product} /changelog`)
})

test('the footer names the year, the rights and the support vendor', async ({ insider: page }) => {
  await page.goto(app.auth.home)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2024 ${app.product}. Todos os direitos reservados.`)
  const { name, url } = app.footer.vendor
  await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
})

test.describe('while something loads', () => {
  test('whoever is not logged in sees the product and a spinner', async ({ page }) => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/dash\/(?!boot)[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const view = page.getByRole('status')
    await expect(view).toHaveText(/Averigua\s*Carregando\.\.\./)
    const turning = () =>
      view.evaluate((element) => {
        const { width, animationName } = getComputedStyle(element, '::before')
        return { width, animationName }
      })
    expect(await turning()).toEqual({ width: '40px', animationName: 'boot-turn' })
    goOn()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })

  test('whoever is logged in sees a smaller spinner in the layout', async ({ page }) => {
    await signIn(page)
    await page.goto(app.auth.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/dash/page-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Changelog' })
      .click()
    const view = page
      .getByRole('status')
      .filter({ hasText: 'Estamos realizando a ação, aguarde alguns instantes...' })
    await expect(view).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    expect((await view.locator('span').first().boundingBox())?.width).toBeLessThan(40)
    goOn()
    await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
    await expect(view).toHaveCount(0)
  })
})
