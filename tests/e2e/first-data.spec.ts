import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { findResult } from './support/live-test.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/** In px from the top of the window: half of 900, and the part of a phone's first screen above its bottom bar. */
const limits = [
  { width: 1440, height: 900, top: 450, line: 40 },
  { width: 375, height: 812, top: 640, line: 56 },
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
  await expect(findResult(page).getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await expect(change).toBeVisible()
}

/** Returns the height of a navigation, 0 if it is absent. */
const measureNavigation = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name, exact: true })
    .evaluateAll(([element]) => (element instanceof HTMLElement ? element.offsetHeight : 0))

/** Returns the top of the first value below the first heading. */
const measureAnswer = (page: Page) =>
  findResult(page).evaluate((result) => {
    const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY
    const title = result.querySelector('h3')
    const block = title?.nextElementSibling
    if (!title || !block) throw new Error('The answer has no block with a title')
    const values = [...block.querySelectorAll('dd, td, [role=meter]')]
    const tops = values.length > 0 ? values.map(top) : [top(block)]
    return {
      top: Math.min(...tops),
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    }
  })

test('the first data of every consulta stand in the upper half of the screen, and in the first one of a phone', async ({
  loggedInPage: page,
}) => {
  await page.goto('/pacotes')
  for (const consulta of await listConsultas())
    await test.step(consulta.id, async () => {
      await showExample(page, consulta)
      for (const { top, line, ...size } of limits) {
        const message = `${consulta.id} at ${size.width} px`
        await page.setViewportSize(size)
        await expect.poll(async () => (await measureAnswer(page)).top, { message }).toBeLessThanOrEqual(top)
        const { isTooWide } = await measureAnswer(page)
        for (const name of ['Variantes', 'Seções do resultado'])
          expect(await measureNavigation(page, name), message).toBeLessThan(line)
        expect(isTooWide, message).toBe(false)
      }
    })
})

test('variants that do not fit are in a menu, by keyboard too, and the current one is always in view', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const all = Object.values((await families.cpf()).default.variants)
  await page.goto(requireValue(all[0]).path)
  const more = variants(page).getByRole('button', { name: /^Mais \d+$/ })
  await more.focus()
  await page.keyboard.press('Enter')
  const items = variants(page).getByRole('menuitem')
  const cut = await items.count()
  expect(await more.innerText()).toBe(`Mais ${cut}`)
  await expect(items.last()).toHaveText(requireValue(all.at(-1)).title)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requireValue(all.at(-1)).title)
  const current = variants(page).getByRole('link', { name: requireValue(all.at(-1)).title })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(more).toBeVisible()
  // A variant that does not fit is no Tab stop.
  await current.focus()
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => variants(page).getByRole('link').and(page.locator(':not([tabindex])')).count())
    .toBe(3)
})
