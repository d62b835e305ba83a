import { app } from '../../src/generated/app.ts'
import { withMotion } from './support/hold-motion.ts'
import { catalogueLink, mainMenu } from './support/menu.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import { expect, type Page, test } from './support/test.ts'

test.use(withMotion)

type Entrance = { duration: unknown; transform: unknown }

/** Records animations started by scripts. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const started: unknown[] = []
    Object.assign(window, { startedAnimations: started })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const { transform } = keyframes as PropertyIndexedKeyframes
      if (transform) started.push({ transform, duration: (options as KeyframeAnimationOptions).duration })
      return animate.call(this, keyframes, options)
    }
  })

const readStartedAnimations = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'startedAnimations') as Entrance[])

const waitForEntranceChunk = (page: Page) => page.waitForResponse(/\/dash\/enter-animation[^/]*\.js/)

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls and waits for the scroll event, as a person leaves a page after it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((done) => {
        window.addEventListener('scroll', done, { once: true })
        window.scrollTo(0, y)
      }),
    top,
  )

const waitForFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))

test('a page enters from 50 px below in 0.5 s; the first one appears at once', async ({
  loggedInPage: page,
}) => {
  await recordAnimations(page)
  const loaded = waitForEntranceChunk(page)
  await page.goto(app.auth.home)
  await (await loaded).finished()
  await waitForFrame(page)
  expect(await readStartedAnimations(page)).toEqual([])
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  expect(await readStartedAnimations(page)).toEqual([
    { duration: 500, transform: ['translateY(50px)', 'none'] },
  ])
})

test('with reduced motion a page appears at once', async ({ loggedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordAnimations(page)
  const loaded = waitForEntranceChunk(page)
  await page.goto(app.auth.home)
  await (await loaded).finished()
  await waitForFrame(page)
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  expect(await readStartedAnimations(page)).toEqual([])
})

test('another variant of the same consulta appears at once; its batch and other consultas are animated', async ({
  loggedInPage: page,
}) => {
  await recordAnimations(page)
  const loaded = waitForEntranceChunk(page)
  await page.goto('/consulta/cpf')
  await (await loaded).finished()
  await waitForFrame(page)
  const tabs = page.getByRole('navigation', { name: 'Variantes' })
  for (const [at, path] of [
    [2, '/consulta/cpf/3'],
    [0, '/consulta/cpf'],
  ] as const) {
    await tabs.getByRole('link').nth(at).click()
    await expect(page).toHaveURL(path)
    await expect(tabs.getByRole('link').nth(at)).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(tabs.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'page')
  expect(await readStartedAnimations(page)).toEqual([])
  for (const [index, path] of ['/consulta/cpf/lote', '/consulta/cnpj'].entries()) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect.poll(async () => (await readStartedAnimations(page)).length).toBe(index + 1)
  }
})

test('nothing moves during a window resize and 250 ms after', async ({ loggedInPage: page }) => {
  await openWithPausedClock(page)
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-resizing')
  await expect(mainMenu(page)).toHaveCSS('transition-duration', '0.45s')
  await page.setViewportSize({ width: 1300, height: 800 })
  await expect(root).toHaveAttribute('data-resizing')
  await expect(mainMenu(page)).toHaveCSS('transition-property', 'none')
  await page.clock.runFor(249)
  await expect(root).toHaveAttribute('data-resizing')
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  await page.clock.runFor(249)
  await expect(root).toHaveAttribute('data-resizing')
  await page.clock.runFor(1)
  await expect(root).not.toHaveAttribute('data-resizing')
  await expect(mainMenu(page)).toHaveCSS('transition-duration', '0.45s')
})

test('a route change scrolls to the top; Back and Forward restore the position', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/faq')
  await expect(page.getByRole('main').locator('summary').last()).toBeVisible()
  await scrollTo(page, 600)
  await catalogueLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await scrollTo(page, 300)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Base de Conhecimento' })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(600)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(300)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['signed-in'])
})

test('a reload keeps the position; another document of the tab starts at its top', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/faq')
  await expect(page.getByRole('main').locator('summary').last()).toBeVisible()
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(600)
  await page.goto('/changelog')
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  await waitForFrame(page)
  expect(await scrollTop(page)).toBe(0)
})
