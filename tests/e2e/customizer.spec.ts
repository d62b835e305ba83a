import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Personalizar tema' })

const opener = (page: Page) => page.getByRole('button', { name: 'Personalizar' })

/** Opens the customizer by keyboard, so that the focus has a known origin. */
async function open(page: Page) {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
}

const groups = {
  Aparência: ['Padrão', 'Com borda'],
  Tema: ['Claro', 'Escuro'],
  'Largura do conteúdo': ['Total', 'Encaixotada'],
  Menu: ['Vertical', 'Horizontal'],
  Cabeçalho: ['Fixo', 'Estático', 'Flutuante', 'Oculto'],
  Rodapé: ['Fixo', 'Estático', 'Oculto'],
}

const switches = ['Semi-escuro', 'Direita para esquerda', 'Menu recolhido', 'Menu oculto', 'Monocromático']

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every choice has its name, and its code is not in the first load', async ({ loggedInPage: page }) => {
  const late = await page.evaluate(() => {
    const shown = performance.getEntriesByName('averigua:page-shown').at(0)?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('customizer-dialog') && startTime <= shown).length
  })
  expect(late).toBe(0)
  await open(page)
  for (const [name, options] of Object.entries(groups)) {
    const radios = dialog(page).getByRole('radiogroup', { name, exact: true }).getByRole('radio')
    await expect(radios).toHaveCount(options.length)
    for (const option of options)
      await expect(radios.and(dialog(page).getByRole('radio', { name: option, exact: true }))).toHaveCount(1)
  }
  for (const name of switches)
    await expect(dialog(page).getByRole('switch', { name, exact: true })).toBeVisible()
})

test('the words beside a switch toggle it', async ({ loggedInPage: page }) => {
  await open(page)
  const isRTL = dialog(page).getByRole('switch', { name: 'Direita para esquerda' })
  await expect(isRTL).not.toBeChecked()
  await dialog(page).getByText('Direita para esquerda', { exact: true }).click()
  await expect(isRTL).toBeChecked()
})

test('it is 400 px wide at the end of the screen, 300 below 768 px, in both directions', async ({
  loggedInPage: page,
}) => {
  for (const [width, height, expected] of [
    [1440, 900, 400],
    [768, 1024, 400],
    [767, 1024, 300],
    [375, 812, 300],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page)
    expect(await dialog(page).boundingBox()).toEqual({ x: width - expected, y: 0, width: expected, height })
    const isRTL = dialog(page).getByRole('switch', { name: 'Direita para esquerda' })
    await isRTL.check()
    await expect(async () => {
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: expected, height })
    }).toPass()
    await isRTL.uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('the menu layout is offered from 1280 px', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  await expect(dialog(page).getByRole('radiogroup', { name: 'Menu', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(dialog(page).getByRole('radiogroup', { name: 'Menu', exact: true })).toHaveCount(0)
})

const waysOfClosing: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => dialog(page).getByRole('button', { name: 'Fechar' }).click(),
  'a click beside it': (page) => page.mouse.click(300, 450),
  Esc: (page) => page.keyboard.press('Escape'),
}

test('its button, an outside click and Esc close it and restore the focus; an inside click does not', async ({
  loggedInPage: page,
}) => {
  for (const [name, close] of Object.entries(waysOfClosing))
    await test.step(name, async () => {
      await open(page)
      await close(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
  await open(page)
  await dialog(page).getByRole('heading').click()
  const { x = 0, y = 0 } = (await dialog(page).boundingBox()) ?? {}
  await page.mouse.click(x + 4, y + 400)
  await expect(dialog(page)).toBeVisible()
})

test('Tab stays inside in both directions, and arrows choose', async ({ loggedInPage: page }) => {
  await open(page)
  const close = dialog(page).getByRole('button', { name: 'Fechar' })
  const reset = dialog(page).getByRole('button', { name: 'Restaurar padrão' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(reset).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: 'Padrão' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: 'Com borda' })).toBeChecked()
  await expect(page.locator('body')).toHaveClass(/skin--bordered/)
  for (const _ of switches.concat(Object.keys(groups), ['reset'])) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
})

test('axe finds nothing in dark and light, in both directions', async ({ loggedInPage: page }) => {
  await open(page)
  await expectAccessible(page)
  await dialog(page).getByRole('radio', { name: 'Claro' }).check()
  await expectAccessible(page)
  await dialog(page).getByRole('switch', { name: 'Direita para esquerda' }).check()
  await expectAccessible(page)
})

test('the button is in the header, and with a hidden header at the edge of the margin, where it gets the focus back', async ({
  loggedInPage: page,
}) => {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Personalizar' })).toBeVisible()
  await open(page)
  await dialog(page)
    .getByRole('radiogroup', { name: 'Cabeçalho' })
    .getByRole('radio', { name: 'Oculto' })
    .check()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  const [button, field] = await Promise.all(
    [opener(page), page.getByRole('main').getByRole('combobox')].map((part) => part.boundingBox()),
  )
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBe(1440)
  expect(button?.x).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0))
  await expectAccessible(page)
  await open(page)
  await dialog(page)
    .getByRole('radiogroup', { name: 'Cabeçalho' })
    .getByRole('radio', { name: 'Fixo' })
    .check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Personalizar' })).toBeFocused()
})

test('on a phone the button stays last in the bottom bar with every preference', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page)
  for (const name of ['Cabeçalho', 'Rodapé'])
    await dialog(page).getByRole('radiogroup', { name }).getByRole('radio', { name: 'Oculto' }).check()
  await dialog(page).getByRole('switch', { name: 'Menu oculto' }).check()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveText('Personalizar')
  const button = await opener(page).boundingBox()
  const bar = page.getByRole('navigation', { name: 'Navegação inferior' })
  const last = await bar.getByRole('link').last().boundingBox()
  expect(button?.y).toBeGreaterThanOrEqual((await bar.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
  expect(button?.x).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0))
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})
