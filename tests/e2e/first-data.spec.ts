import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { findResult } from './support/live-test.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/** In px from the top of the page: half of 900, and the upper two thirds of a phone's screen, also below two alerts. */
const limits = [
  { width: 1440, height: 900, top: 450, line: 40 },
  { width: 375, height: 800, top: 520, line: 56 },
] as const

const variants = (page: Page) => page.getByRole('navigation', { name: 'Variantes' })

async function listConsultas(): Promise<ConsultaDefinition[]> {
  const loaded = await Promise.all(Object.values(families).map((load) => load()))
  return loaded.flatMap(({ default: family }) => Object.values(family.variants))
}

/** Shows the example's answer. A page about the current subject queries by itself. */
async function showExample(page: Page, { path, title }: ConsultaDefinition) {
  await navigateInApp(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const example = page.getByRole('button', { name: 'Preencher com exemplo' })
  const change = page.getByRole('button', { name: 'Alterar' })
  await expect(example.or(change).first()).toBeVisible()
  if (await example.isVisible()) {
    await example.click()
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  }
  await expect(findResult(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
  await expect(change).toBeVisible()
}

/** Returns the height of a navigation, 0 if it is absent. */
const measureNavigation = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name, exact: true })
    .evaluateAll(([element]) => (element instanceof HTMLElement ? element.offsetHeight : 0))

/** Returns the top of the first value, row or card below the first heading. */
const measureAnswer = (page: Page) =>
  findResult(page).evaluate((result) => {
    const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY
    const title = result.querySelector('h3')
    const block = title?.nextElementSibling
    if (!title || !block) throw new Error('The answer has no block with a title')
    const values = [...block.querySelectorAll('dd, td, li:has([data-card]), [role=meter]')]
    const tops = values.length > 0 ? values.map(top) : [top(block)]
    return {
      top: Math.min(...tops),
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    }
  })

test('the first data of every consulta stand in the upper half of the screen, and of a phone above 520 px', async ({
  loggedInPage: page,
}) => {
  await page.goto('/pacotes')
  for (const consulta of await listConsultas())
    await test.step(consulta.id, async () => {
      await showExample(page, consulta)
      for (const { top, line, ...size } of limits) {
        const { width } = size
        const message = `${consulta.id} at ${width} px`
        await page.setViewportSize(size)
        await expect.poll(async () => (await measureAnswer(page)).top, { message }).toBeLessThanOrEqual(top)
        const { isTooWide } = await measureAnswer(page)
        for (const name of width < 1024 ? ['Variantes', 'Seções do resultado'] : ['Seções do resultado'])
          expect(await measureNavigation(page, name), message).toBeLessThan(line)
        expect(isTooWide, message).toBe(false)
      }
    })
})

test('the variants are a column with prices, and on narrow screens a line that shows the current one', async ({
  loggedInPage: page,
}) => {
  const all = Object.values((await families.cpf()).default.variants)
  const last = requireValue(all.at(-1))
  const current = variants(page).getByRole('link', { name: last.title, exact: true })
  await page.goto(last.path)
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(variants(page).getByRole('link')).toHaveCount(all.length)
    await page.reload()
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toBeInViewport({ ratio: 1 })
    await expect(variants(page).getByText('6 créditos')).toBeVisible({ visible: width === 1440 })
  }
})

/** Returns the texts of an element's children that its box cuts. Those outside the box are hidden as a whole. */
const listCutTexts = (elements: Element[]) =>
  elements.flatMap((element) => {
    const box = element.getBoundingClientRect()
    return [...element.children]
      .map((child) => ({ text: child.textContent, at: child.getBoundingClientRect() }))
      .filter(
        ({ at }) =>
          at.width > 0 && at.top < box.bottom && at.left < box.right - 1 && at.right > box.right + 1,
      )
      .map(({ text }) => text)
  })

test('what does not fit in the line of the query or of the sections is hidden as a whole', async ({
  loggedInPage: page,
}) => {
  const [cpf, placa] = await Promise.all([families.cpf(), families.placa()])
  await page.goto('/pacotes')
  for (const consulta of [cpf.default.variants[5], placa.default.variants[1]]) {
    await showExample(page, requireValue(consulta))
    for (const width of [1440, 1024, 900, 768, 700]) {
      await page.setViewportSize({ width, height: 900 })
      const line = page.getByRole('group', { name: 'O que foi consultado' }).locator('dl + div')
      const sections = page.getByRole('navigation', { name: 'Seções do resultado' }).getByRole('list')
      await expect.poll(() => line.evaluateAll(listCutTexts), { message: `${width} px` }).toEqual([])
      await expect.poll(() => sections.evaluateAll(listCutTexts), { message: `${width} px` }).toEqual([])
    }
  }
})

/** Adds up from here on what moves by itself: shifts within half a second of an input do not count. */
const recordShifts = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    root.dataset.shift = '0'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) root.dataset.shift = String(Number(root.dataset.shift) + entry.value)
    }).observe({ type: 'layout-shift' })
  })

const readShift = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift))

test('nothing moves by itself from the query to the answer, and the focus goes to the heading', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const consulta of (await listConsultas()).filter(
    ({ variant, family }) => variant === 1 || family === 'cpf',
  ))
    await test.step(consulta.id, async () => {
      await page.goto(consulta.path)
      await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
      await choosePurpose(page)
      await recordShifts(page)
      await page.getByRole('button', { name: 'Consultar', exact: true }).press('Enter')
      await expect(findResult(page).getByText('Dados de demonstração')).toBeVisible()
      await expect(findResult(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
      expect(await readShift(page), consulta.id).toBeLessThanOrEqual(0.02)
    })
})

test('nothing moves by itself when the next variant is queried about the same subject', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [first, ...others] = Object.values((await families.cpf()).default.variants).filter(
    ({ fields }) => fields.length === 1,
  )
  await page.goto('/pacotes')
  await showExample(page, requireValue(first))
  for (const { title, id } of others)
    await test.step(id, async () => {
      await recordShifts(page)
      await variants(page).getByRole('link', { name: title, exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(findResult(page).getByText('Dados de demonstração')).toBeVisible()
      // The footer leaves the foot of the screen when an answer is longer than the one before.
      expect(await readShift(page), id).toBeLessThanOrEqual(0.002)
    })
})
