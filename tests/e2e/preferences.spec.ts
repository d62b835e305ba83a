import type { Locator } from '@playwright/test'
import type { Preferences } from '../../manifest/contract/resolved.ts'
import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const key = `${app.storagePrefix}.preferences`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Personalizar tema' })

const opener = (page: Page) => page.getByRole('button', { name: 'Personalizar' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

const header = (page: Page) => page.getByRole('banner')

const footer = (page: Page) => page.getByRole('contentinfo')

const main = (page: Page) => page.getByRole('main')

/** A page with panels that is longer than the screen. */
const start = requireValue(app.catalogue)

/** Opens a page and the customizer on it. */
async function openCustomizer(page: Page) {
  await page.goto(start)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

const choose = (page: Page, group: string, option: string) =>
  dialog(page)
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option })
    .check()

const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name }).check()

/** Reads a computed property of the first match. */
const style = (page: Page, element: string | Locator, property: string) =>
  (typeof element === 'string' ? page.locator(element) : element)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const box = async (page: Page, part: (page: Page) => ReturnType<Page['locator']>) =>
  (await part(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }

const storedPreferences = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Reloads the page without its application: only markup, style sheet and boot script run. */
async function reloadWithoutApp(page: Page) {
  const isApp = /\/dash\/(?!boot)[^/]+\.js$/
  await page.route(isApp, (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  return {
    body: await page.locator('body').getAttribute('class'),
    dir: await page.locator('html').getAttribute('dir'),
    filter: await style(page, 'html', 'filter'),
    restore: () => page.unroute(isApp),
  }
}

type Choice = {
  preference: keyof Preferences
  value: Preferences[keyof Preferences]
  isSaved: boolean
  choose: (page: Page) => Promise<void>
  /** Passes while the choice is active. */
  effect: (page: Page) => Promise<void>
  /** Passes with the manifest's default. */
  before: (page: Page) => Promise<void>
}

const panel = 'main section[aria-labelledby]'

const choices: Record<string, Choice> = {
  'the bordered skin': {
    preference: 'skin',
    value: 'bordered',
    isSaved: true,
    choose: (page) => choose(page, 'Aparência', 'Com borda'),
    before: async (page) => {
      await expect(page.locator('body')).toHaveClass(/skin--default/)
      await expect.poll(() => style(page, panel, 'box-shadow')).not.toBe('none')
      expect(await style(page, panel, 'border-top-color')).toBe('rgba(0, 0, 0, 0)')
    },
    effect: async (page) => {
      await expect(page.locator('body')).toHaveClass(/skin--bordered/)
      await expect.poll(() => style(page, panel, 'box-shadow')).toBe('none')
      expect(await style(page, panel, 'border-top-color')).not.toBe('rgba(0, 0, 0, 0)')
      expect(await style(page, panel, 'border-top-width')).toBe('1px')
    },
  },
  'the light theme': {
    preference: 'darkMode',
    value: false,
    isSaved: true,
    choose: (page) => choose(page, 'Tema', 'Claro'),
    before: async (page) => {
      await expect(page.locator('body')).toHaveClass(/\bdark\b/)
      expect(await style(page, 'body', 'background-color')).toBe('rgb(11, 18, 32)')
    },
    effect: async (page) => {
      await expect(page.locator('body')).toHaveClass(/\blight\b/)
      await expect(page.locator('body')).not.toHaveClass(/\bdark\b/)
      expect(await style(page, 'body', 'background-color')).toBe('rgb(243, 245, 248)')
    },
  },
  'boxed content': {
    preference: 'contentWidth',
    value: 'boxed',
    isSaved: false,
    choose: (page) => choose(page, 'Largura do conteúdo', 'Encaixotada'),
    before: (page) => expect.poll(async () => (await box(page, main)).width).toBe(2000 - 248),
    effect: async (page) => {
      for (const part of [header, main, footer]) {
        await expect.poll(async () => (await box(page, part)).width).toBeCloseTo(1140, -1)
        const { x, width } = await box(page, part)
        expect(x - 248).toBeCloseTo(2000 - x - width, 0)
      }
    },
  },
  'the horizontal menu': {
    preference: 'type',
    value: 'horizontal',
    isSaved: true,
    choose: (page) => choose(page, 'Menu', 'Horizontal'),
    before: async () => undefined,
    effect: async (page) => expect.poll(async () => (await storedPreferences(page))?.type).toBe('horizontal'),
  },
  'a static header': {
    preference: 'navBarType',
    value: 'static',
    isSaved: false,
    choose: (page) => choose(page, 'Cabeçalho', 'Estático'),
    before: (page) => expect(header(page)).toHaveCSS('position', 'sticky'),
    effect: (page) => expect(header(page)).toHaveCSS('position', 'static'),
  },
  'a floating header': {
    preference: 'navBarType',
    value: 'floating',
    isSaved: false,
    choose: (page) => choose(page, 'Cabeçalho', 'Flutuante'),
    before: async (page) => {
      expect((await box(page, header)).y).toBe(0)
      await expect(header(page)).toHaveCSS('border-top-left-radius', '0px')
    },
    effect: async (page) => {
      await expect(header(page)).toHaveCSS('position', 'sticky')
      await expect(header(page)).not.toHaveCSS('border-top-left-radius', '0px')
      const { x, y, width } = await box(page, header)
      expect(y).toBeGreaterThan(0)
      expect(x).toBeGreaterThan(248)
      expect(x + width).toBeLessThan(2000)
    },
  },
  'a hidden header': {
    preference: 'navBarType',
    value: 'hidden',
    isSaved: false,
    choose: (page) => choose(page, 'Cabeçalho', 'Oculto'),
    before: (page) => expect(header(page)).toBeVisible(),
    effect: (page) => expect(header(page)).toHaveCount(0),
  },
  'a sticky footer': {
    preference: 'footerType',
    value: 'sticky',
    isSaved: false,
    choose: (page) => choose(page, 'Rodapé', 'Fixo'),
    before: (page) => expect(footer(page)).toHaveCSS('position', 'static'),
    effect: async (page) => {
      await expect(footer(page)).toHaveCSS('position', 'sticky')
      const { y, height } = await box(page, footer)
      expect(y + height).toBeCloseTo(900, 0)
    },
  },
  'a hidden footer': {
    preference: 'footerType',
    value: 'hidden',
    isSaved: false,
    choose: (page) => choose(page, 'Rodapé', 'Oculto'),
    before: (page) => expect(footer(page)).toBeVisible(),
    effect: (page) => expect(footer(page)).toHaveCount(0),
  },
  'right to left': {
    preference: 'isRTL',
    value: true,
    isSaved: true,
    choose: (page) => toggle(page, 'Direita para esquerda'),
    before: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await expect.poll(async () => (await box(page, menu)).x).toBe(0)
    },
    effect: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect.poll(async () => (await box(page, menu)).x).toBe(2000 - 248)
      await expect.poll(async () => (await box(page, opener)).x).toBeLessThan(200)
    },
  },
  'the collapsed menu': {
    preference: 'isCollapsed',
    value: true,
    isSaved: true,
    choose: (page) => toggle(page, 'Menu recolhido'),
    before: (page) => expect.poll(async () => (await box(page, menu)).width).toBe(248),
    effect: (page) => expect.poll(async () => (await box(page, menu)).width).toBe(72),
  },
  'the hidden menu': {
    preference: 'menuHidden',
    value: true,
    isSaved: false,
    choose: (page) => toggle(page, 'Menu oculto'),
    before: (page) => expect(menu(page)).toBeVisible(),
    effect: async (page) => {
      await expect(menu(page)).toHaveCount(0)
      await expect.poll(async () => (await box(page, main)).x).toBe(0)
    },
  },
  'the monochrome page': {
    preference: 'isMonochrome',
    value: true,
    isSaved: true,
    choose: (page) => toggle(page, 'Monocromático'),
    before: async (page) => expect(await style(page, 'html', 'filter')).toBe('none'),
    effect: async (page) => {
      await expect.poll(() => style(page, 'html', 'filter')).toBe('grayscale(1)')
      // A fixed element does not move.
      const before = await box(page, opener)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      expect(await box(page, opener)).toEqual(before)
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
}

/** Makes a choice with the customizer open, reloads, and restores the default. */
async function tryOut(page: Page, { preference, value, isSaved, choose, before, effect }: Choice) {
  await before(page)
  await choose(page)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await effect(page)
  expect((await storedPreferences(page))?.[preference]).toBe(isSaved ? value : undefined)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await (isSaved ? effect(page) : before(page))

  await opener(page).click()
  if (!isSaved) await choose(page)
  await dialog(page).getByRole('button', { name: 'Restaurar padrão' }).click()
  await expect(dialog(page)).toBeVisible()
  await before(page)
  expect(await storedPreferences(page)).toBeNull()
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 2000, height: 900 } })

  for (const isSaved of [true, false])
    test(`a choice takes effect at once, and those that are ${isSaved ? 'saved are restored' : 'not saved are gone'} after a reload`, async ({
      loggedInPage: page,
    }) => {
      const some = Object.entries(choices).filter(([, choice]) => choice.isSaved === isSaved)
      await openCustomizer(page)
      for (const [name, choice] of some) await test.step(name, () => tryOut(page, choice))
    })
})

test('the bordered skin draws borders instead of shadows on the light theme too', async ({
  loggedInPage: page,
}) => {
  await openCustomizer(page)
  await choose(page, 'Tema', 'Claro')
  await choices['the bordered skin']?.before(page)
  await choose(page, 'Aparência', 'Com borda')
  await choices['the bordered skin']?.effect(page)
})

test('monochrome also greys the dialogs of a page', async ({ loggedInPage: page }) => {
  await openCustomizer(page)
  await expect(dialog(page)).toHaveCSS('filter', 'none')
  await toggle(page, 'Monocromático')
  await expect(dialog(page)).toHaveCSS('filter', 'grayscale(1)')
})

test('saved preferences apply before the application loads, without a flash of the defaults', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await openCustomizer(page)
  await choose(page, 'Aparência', 'Com borda')
  await choose(page, 'Tema', 'Claro')
  await toggle(page, 'Direita para esquerda')
  await toggle(page, 'Monocromático')
  const { restore, ...early } = await reloadWithoutApp(page)
  expect(early).toEqual({ body: 'light skin--bordered', dir: 'rtl', filter: 'grayscale(1)' })
  expect(await style(page, 'body', 'background-color')).toBe('rgb(243, 245, 248)')
  await restore()
  pageErrors.length = 0
})

test('the semi-dark menu is dark on the light theme, and disabled on the dark one', async ({
  loggedInPage: page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Menu principal', includeHidden: true })
  await openCustomizer(page)
  const dark = await style(page, nav, 'background-color')
  const semiDark = dialog(page).getByRole('switch', { name: 'Semi-escuro' })
  await expect(semiDark).toBeDisabled()
  await expect(semiDark).toHaveAccessibleDescription(/tema claro/i)
  await choose(page, 'Tema', 'Claro')
  await expect(page.locator('body')).toHaveClass(/\blight\b/)
  await semiDark.check()
  expect(await style(page, nav, 'background-color')).toBe(dark)
  expect((await storedPreferences(page))?.semiDarkMode).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await style(page, nav, 'background-color')).toBe(dark)
  await expectAccessible(page)
  await opener(page).click()
  await dialog(page).getByRole('switch', { name: 'Semi-escuro' }).uncheck()
  await expect.poll(() => style(page, nav, 'background-color')).toBe('rgb(255, 255, 255)')
})

test('other tabs follow a saved choice', async ({ loggedInPage: page, context }) => {
  await page.goto(app.auth.home)
  const other = await context.newPage()
  await other.goto(app.auth.home)
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr')
  await opener(page).click()
  await toggle(page, 'Direita para esquerda')
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
  await dialog(page).getByRole('button', { name: 'Restaurar padrão' }).click()
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('the settings page changes the same preferences', async ({ loggedInPage: page }) => {
  await page.goto('/settings')
  await main(page).getByRole('radiogroup', { name: 'Tema' }).getByRole('radio', { name: 'Claro' }).check()
  await main(page).getByRole('switch', { name: 'Semi-escuro' }).check()
  await opener(page).click()
  await expect(dialog(page).getByRole('radio', { name: 'Claro' })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: 'Semi-escuro' })).toBeChecked()
  const names = (part: ReturnType<typeof main>, role: 'radiogroup' | 'switch') =>
    part
      .getByRole(role)
      .evaluateAll((controls) =>
        controls
          .map((control) => document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.innerText)
          .sort(),
      )
  // Single keys are no matter of looks, which is all that the dialog is about.
  expect([...(await names(dialog(page), 'switch')), 'Atalhos de uma tecla'].sort()).toEqual(
    await names(main(page), 'switch'),
  )
  expect(await names(dialog(page), 'radiogroup')).toEqual(await names(main(page), 'radiogroup'))
})
