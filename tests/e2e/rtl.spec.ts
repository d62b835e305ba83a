import type { Locator } from '@playwright/test'
import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.addInitScript(
    ([key, value]) => window.localStorage.setItem(key as string, value as string),
    [`${app.storagePrefix}.preferences`, JSON.stringify({ isRTL: true })],
  )
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const edges = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
  return { left: x, right: x + width }
}

/** The positions of the first and last character of an element's text. */
const ends = (locator: Locator) =>
  locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const at = (text: Text | undefined, start: number) => {
      const range = document.createRange()
      range.setStart(text as Text, start)
      range.setEnd(text as Text, start + 1)
      return range.getBoundingClientRect().x
    }
    return [at(texts[0], 0), at(texts.at(-1), (texts.at(-1)?.length ?? 1) - 1)]
  })

test('text that starts with digits or ends with a full stop keeps its order', async ({
  loggedInPage: page,
}) => {
  await open(page, requireValue(app.catalogue))
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const text of [
    menu.getByText('22 Módulos'),
    page.getByText(/^\d+ consultas em \d+ famílias$/),
    page.getByRole('main').locator('p').first(),
    page.getByText('Todos os direitos reservados.'),
  ]) {
    const [first = 0, last = 0] = await ends(text)
    expect(first, await text.innerText()).toBeLessThan(last)
  }
})

test('the parts of the layout change sides, with their texts and icons', async ({ loggedInPage: page }) => {
  await open(page, '/settings')
  expect((await edges(page.getByRole('navigation', { name: 'Menu principal' }))).right).toBe(1440)
  expect((await edges(page.getByRole('button', { name: 'Personalizar' }))).right).toBeLessThan(200)
  const user = page.getByRole('button', { name: 'Menu do usuário' })
  expect((await edges(user)).right).toBeLessThan(100)
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  const home = await edges(trail.getByRole('link', { name: 'Início' }))
  expect((await edges(trail.getByText('Configurações'))).right).toBeLessThan(home.left)

  await user.click()
  const item = page.getByRole('menuitem', { name: 'Perfil' })
  const icon = await edges(item.locator('svg'))
  expect((await ends(item))[0]).toBeLessThan(icon.left)
  expect((await edges(item)).right - icon.right).toBeLessThan(20)
  await test.step('texts stand at the start of what holds them', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const [, last = 0] = await ends(heading)
    expect((await edges(heading)).right - last).toBeLessThan(40)
  })
  await test.step('icons that mean a direction are mirrored', async () => {
    const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)'
    await expect(page.getByRole('button', { name: 'Recolher menu' })).toHaveCSS('transform', mirrored)
    await expect(
      page.getByRole('navigation', { name: 'Trilha' }).locator('li[aria-hidden]').first(),
    ).toHaveCSS('transform', mirrored)
    await expect(page.getByRole('menuitem', { name: 'Sair' }).locator('svg')).toHaveCSS('transform', mirrored)
  })
})

test('documents are typed and shown from left to right', async ({ loggedInPage: page }) => {
  await open(page, '/consulta/cpf')
  const field = page.getByLabel('CPF').first()
  await field.fill('111.444.777-35')
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(field).toHaveCSS('text-align', 'right')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  const [first = 0, last = 0] = await ends(result.getByText('111.444.777-35').first())
  expect(first).toBeLessThan(last)
  await expectAccessible(page)
})

test('words that are read as one sentence stand from left to right', async ({ loggedInPage: page }) => {
  await open(page, '/consulta/cpf/8')
  await page.getByLabel('CPF').first().fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  const chips = result.getByRole('list', { name: 'Leitura rápida' })
  for (const text of [
    result.locator('.phrase').filter({ hasText: /^CPF:/ }),
    chips.getByRole('listitem').filter({ hasText: 'pendências' }),
    chips.getByRole('listitem').filter({ hasText: 'em aberto' }),
    chips.getByRole('listitem').filter({ hasText: 'em atraso desde' }),
    page.getByRole('group', { name: 'O que foi consultado' }).locator('dl > *').first(),
    page.getByText('Todos os direitos reservados.'),
  ]) {
    const [first = 0, last = 0] = await ends(text.first())
    expect(first, await text.first().innerText()).toBeLessThan(last)
  }
  await test.step('no line of text is out of order', async () => {
    expect(await page.getByRole('main').evaluate(findDisorder)).toEqual([])
  })
})

/** Returns the texts of which a character stands to the left of the one before it on the same line. */
function findDisorder(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    let before: DOMRect | undefined
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      if (before && Math.abs(before.y - box.y) < 1 && box.x < before.x - 1) found.push(text.data)
      before = box
    }
  }
  return [...new Set(found)]
}

test('the menu drawer opens from the right', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, app.auth.home)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  expect((await edges(page.getByRole('navigation', { name: 'Menu principal' }))).right).toBeGreaterThan(370)
  await expectAccessible(page)
})

test('nothing is wider than the screen', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    app.auth.home,
    requireValue(app.catalogue),
    '/settings',
    '/profile',
    '/consulta/cpf',
    '/working',
  ]) {
    await open(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBe(320)
  }
})
