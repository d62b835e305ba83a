import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'
import type { Page } from './support/test.ts'

// The tests share one dev server.
test.describe.configure({ mode: 'default', timeout: 600_000 })

const widths = [1024, 1280, 1920]

async function open(page: Page, url: string, below = '') {
  await page.goto(`${url}/__manifesto${below}`)
  await expect(page.getByRole('status').first()).toContainText('Tudo salvo', { timeout: 90_000 })
}

const findEditor = (page: Page) => page.getByRole('region', { name: 'Editor' })

/** Returns how much wider or higher than the window the document is, and the parts that scroll sideways. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    const sideways = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.matches('pre, .cm-scroller'),
    )
    return {
      height: scrollHeight - window.innerHeight,
      width: scrollWidth - window.innerWidth,
      sideways: sideways.map(({ tagName, className }) => `${tagName} ${className}`),
    }
  })

const fits = { height: 0, width: 0, sideways: [] }

test('the page is as high as the window, and saving stays in view below the whole overview', async ({
  page,
  project,
}) => {
  await open(page, project.url)
  const last = page.getByRole('region', { name: 'Redirecionamentos' })
  await expect(last).toBeAttached({ timeout: 60_000 })
  for (const width of [768, ...widths]) {
    await page.setViewportSize({ width, height: 800 })
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 40_000)
    expect(await measureOverflow(page), `${width} px`).toEqual(fits)
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeInViewport()
  }
})

test('forms fit their column with all their fields', async ({ page, project }) => {
  for (const part of [
    'consultas/cpf.yaml/variants/8',
    'consultas/cpf.yaml/defaults',
    'dossies/pessoa.yaml',
    'menu.yaml/sidebar/1/children/2',
    'sources.yaml',
    'app.yaml',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('about:blank')
    await open(page, project.url, `#${part}`)
    const more = findEditor(page).getByRole('button', { name: /^Mais campos/ })
    await expect(findEditor(page).getByRole('textbox').or(more).first()).toBeVisible({ timeout: 60_000 })
    await more.first().click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await measureOverflow(page), `${part}, ${width} px`).toEqual(fits)
    }
  }
})

test('the tree shows the number of each variant', async ({ page, project }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, project.url, '#consultas/cpf.yaml/variants/13')
  const tree = page.getByRole('navigation', { name: 'Manifesto', exact: true })
  const number = tree.getByText('13', { exact: true })
  await expect(number).toBeVisible({ timeout: 60_000 })
  expect(await number.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  const row = await tree.getByRole('button', { name: / 13$/ }).boundingBox()
  const box = await number.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1)
})

test('the tree scrolls to the part that is open', async ({ page, project }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, project.url, '#routes/product.yaml/routes/1')
  const tree = page.getByRole('navigation', { name: 'Manifesto', exact: true })
  const current = tree.locator('button[aria-current=true]')
  await expect(current).toBeInViewport({ timeout: 60_000 })
})

test('a new finding asks for its kind, an emptied one is no key, and a set switch stays under the pointer', async ({
  page,
  project,
}) => {
  await open(page, project.url, '#consultas/cep.yaml/variants/1')
  const editor = findEditor(page)
  const status = page.getByRole('status').first()
  await editor.getByRole('button', { name: /^Mais campos/ }).click({ timeout: 60_000 })
  const findings = editor.getByRole('group', { name: 'Achados', exact: true })
  await findings.getByRole('button', { name: 'Achado', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Soma sum' }).click()
  await expect(findings.getByRole('combobox', { name: /^Soma/ })).toBeVisible()
  await expect(findings.getByRole('combobox', { name: /^Contagem/ })).toHaveCount(0)
  await findings
    .getByRole('listitem')
    .getByRole('button', { name: /^Remover / })
    .last()
    .click()
  await expect(status).toContainText('Tudo salvo')

  await page.goto('about:blank')
  await open(page, project.url, '#menu.yaml/sidebar/1/children/2')
  await editor.getByRole('button', { name: /^Mais campos/ }).click()
  const hidden = editor.getByRole('switch', { name: 'Esconder a trilha' })
  const before = await hidden.boundingBox()
  await hidden.click()
  await expect(status).toContainText('1 arquivo por salvar')
  const remove = editor.getByRole('button', { name: 'Remover Esconder a trilha' })
  await expect(remove).toBeVisible()
  expect(await hidden.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await remove.click()
  await expect(status).toContainText('Tudo salvo')
})

test('the frame is logged in without a password, and shows public pages to a visitor', async ({
  page,
  project,
}) => {
  await open(page, project.url)
  const frame = page.frameLocator('iframe[title="Página"]')
  await expect(frame.getByRole('navigation', { name: 'Menu principal' })).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => localStorage.getItem('averigua.auth'))).toBeNull()
  await page.goto(`${project.url}/__manifesto#routes/public.yaml/routes/0`)
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible({ timeout: 60_000 })
})
