import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { confirmCost } from './support/confirm-cost.ts'
import { finishMotion, holdMotion, takeStartedMotion, withMotion } from './support/hold-motion.ts'
import { holdResponses } from './support/hold-responses.ts'
import { choosePurpose } from './support/purpose.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { expect, type Page, test } from './support/test.ts'

test.use(withMotion)

const tasks = (page: Page) => page.getByRole('region', { name: /^Tarefas:/ }).getByRole('listitem')

/** Rows and dialogs during their exit; no role finds them. */
const leaving = (page: Page, element: 'li' | 'dialog') => page.locator(`${element}[inert][aria-hidden=true]`)

const entrance = ['opacity 200', 'transform 200']

const exit = ['opacity 150 inert', 'transform 150 inert']

async function openTasks(page: Page) {
  await page.goto('/todo')
  await expect(tasks(page).first()).toBeVisible()
}

async function addTask(page: Page, title: string) {
  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
}

test('a removed row folds in 150 ms, inert and hidden, and is then removed', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  await openTasks(page)
  await takeStartedMotion(page)
  const count = await tasks(page).count()
  const title = (await tasks(page).first().getByRole('checkbox').getAttribute('id')) ?? ''
  await tasks(page)
    .first()
    .getByRole('button', { name: /^Excluir:/ })
    .press('Enter')
  const row = leaving(page, 'li')
  await expect(row).toHaveCount(1)
  await expect(tasks(page)).toHaveCount(count - 1)
  expect(await takeStartedMotion(page)).toEqual(
    expect.arrayContaining(['opacity 150 inert', 'marginBottom 150 inert']),
  )
  await test.step('the row that takes its place has the focus, and no click meets the one that leaves', async () => {
    await expect(tasks(page).first()).toBeFocused()
    expect(
      await row.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    ).toBe(false)
    await page.keyboard.press('Shift+Tab')
    expect(await row.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  })
  await finishMotion(page)
  await expect(row).toHaveCount(0)
  await expect(page.locator(`[id="${title}"]`)).toHaveCount(0)
})

test('an added row grows in 200 ms; the rows of another filter appear at once', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  await openTasks(page)
  expect(await takeStartedMotion(page)).toEqual([])
  await addTask(page, 'Regar as plantas')
  const row = tasks(page).filter({ hasText: 'Regar as plantas' })
  await expect(row).toBeVisible()
  await expect(row).toHaveCSS('opacity', '0')
  expect(await takeStartedMotion(page)).toEqual(expect.arrayContaining(['opacity 200', 'marginBottom 200']))
  await finishMotion(page)
  await expect(row).toHaveCSS('opacity', '1')
  await expect(row).not.toHaveAttribute('style', /opacity|margin/)
  await expect(page.getByText('Add Successfully')).toHaveCount(1)
  await takeStartedMotion(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lixeira/ })
    .click()
  await expect(page.getByRole('region', { name: 'Tarefas: Lixeira' })).toBeVisible()
  expect(await takeStartedMotion(page)).toEqual([])
})

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar', exact: true })

/** Opens and closes the search until it moves: its motion loads after the page is shown. */
const waitForSearchMotion = (page: Page) =>
  expect(async () => {
    await takeStartedMotion(page)
    for (const count of [1, 0]) {
      await page.keyboard.press('Control+k')
      await expect(search(page)).toHaveCount(count)
    }
    await finishMotion(page)
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(await takeStartedMotion(page)).toEqual([...entrance, ...exit])
  }).toPass()

/** The button of each popup of the layout, and the name of its dialog. */
const popups = {
  'a dialog': { opener: 'Buscar', dialog: 'Buscar' },
  'a drawer': { opener: 'Consultas desta sessão', dialog: 'Consultas desta sessão' },
  'the customizer': { opener: 'Personalizar', dialog: 'Personalizar tema' },
}

for (const [name, { opener, dialog }] of Object.entries(popups))
  test(`${name} appears in 200 ms, closes at once, and fades out in 150 ms over a usable page`, async ({
    loggedInPage: page,
  }) => {
    await holdMotion(page)
    await page.goto(app.auth.home)
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.focus()
    if (opener === popups['a dialog'].opener) await waitForSearchMotion(page)
    await takeStartedMotion(page)
    await page.keyboard.press('Enter')
    const open = page.getByRole('dialog', { name: dialog, exact: true })
    await expect(open).toHaveCount(1)
    expect(await takeStartedMotion(page)).toEqual(entrance)
    await finishMotion(page)
    await expect(open).toBeVisible()
    expect(await open.evaluate((element) => element.contains(document.activeElement))).toBe(true)

    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await expect(leaving(page, 'dialog')).toHaveCount(1)
    await expect(leaving(page, 'dialog')).toBeVisible()
    expect(await takeStartedMotion(page)).toEqual(exit)
    await expect(button).toBeFocused()
    await test.step('it opens again while the last one still leaves', async () => {
      await button.click()
      await expect(open).toHaveCount(1)
      await expect(leaving(page, 'dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
    })
    await finishMotion(page)
    await expect(page.locator('dialog')).toHaveCount(0)
  })

test('the search opens and closes at once until its motion has loaded, and moves after that', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  const release = await holdResponses(page, '**/dash/popup-motion-*.js')
  const requested = page.waitForRequest('**/dash/popup-motion-*.js')
  await page.goto(app.auth.home)
  await requested
  const button = page.getByRole('button', { name: 'Buscar', exact: true })
  await button.focus()
  await takeStartedMotion(page)
  for (const opening of ['first', 'second'])
    await test.step(opening, async () => {
      await page.keyboard.press('Enter')
      await expect(search(page)).toBeVisible()
      await expect(search(page).getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  expect(await takeStartedMotion(page)).toEqual([])
  release()
  await waitForSearchMotion(page)
})

test('the menu drawer slides in from its edge and leaves after a link click', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await holdMotion(page)
  await page.goto(app.auth.home)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu', exact: true })
  await expect(drawer).toHaveCount(1)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeLessThan(-200)
  await finishMotion(page)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  await drawer.getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  await expect(leaving(page, 'dialog')).toHaveCount(1)
  await finishMotion(page)
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a moved card leaves its column and enters the other one, with the focus', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  await page.goto('/kanban')
  await page.getByRole('button', { name: 'Ações da tarefa Conferir o contraste' }).click()
  await finishMotion(page)
  await takeStartedMotion(page)
  await page.getByRole('menuitem', { name: 'Done', exact: true }).click()
  await expect(leaving(page, 'li')).toHaveText(/Conferir o contraste/)
  const done = page.getByRole('region', { name: 'Done', exact: true })
  await expect(done.getByRole('listitem').last()).toHaveCSS('opacity', '0')
  await expect(page.getByRole('button', { name: 'Ações da tarefa Conferir o contraste' })).toBeFocused()
  expect(await takeStartedMotion(page)).toEqual(
    expect.arrayContaining(['marginBottom 150 inert', 'marginBottom 200']),
  )
  await finishMotion(page)
  await expect(leaving(page, 'li')).toHaveCount(0)
})

test('an answer that arrives while the session list is open moves the others down', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  await page.clock.install()
  await page.goto('/consulta/cpf')
  const field = page.getByRole('main').getByRole('textbox', { name: 'CPF' })
  await field.fill('111.444.777-35')
  await choosePurpose(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Consultas desta sessão' }).getByRole('listitem')
  const button = page.getByRole('banner').getByRole('button', { name: 'Consultas desta sessão' })
  // The demonstration loads with the first query, and then delays its answer.
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(button).toHaveAccessibleDescription('1 consulta', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Consultar de novo' }).click()
  await confirmCost(page)
  await button.click()
  await expect(list).toHaveCount(1)
  await finishMotion(page)
  await takeStartedMotion(page)
  await page.clock.runFor(2_000)
  await expect(button.or(list.nth(1))).not.toHaveCount(0)
  expect(await takeStartedMotion(page)).toEqual(expect.arrayContaining(['marginBottom 200']))
})

test('the lead menu opens below its button and fades out after the focus has left', async ({
  loggedInPage: page,
}) => {
  await holdMotion(page)
  const { default: family } = await families.cpf()
  const definition = requireValue(family.variants[1])
  await page.goto(definition.path)
  await queryWithSample(page, definition)
  const lead = page
    .getByRole('region', { name: 'Resultado' })
    .getByRole('button', { name: /^Consultar / })
    .first()
  await lead.focus()
  await takeStartedMotion(page)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: /^Consultar/ })
  await expect(menu).toBeFocused()
  expect(await takeStartedMotion(page)).toEqual(entrance)
  await finishMotion(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(lead).toBeFocused()
  expect(await takeStartedMotion(page)).toEqual(exit)
  await expect(page.locator('[data-part=content][inert]')).toBeVisible()
  await finishMotion(page)
  await expect(page.locator('[data-part=content][inert]')).toHaveCount(0)
})

test('a toast unfolds, and folds again as inert, in 300 ms each', async ({ loggedInPage: page }) => {
  await holdMotion(page)
  await openTasks(page)
  await addTask(page, 'Regar as plantas')
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('status')
  await expect(toast).toHaveCount(1)
  expect(await takeStartedMotion(page)).toEqual(expect.arrayContaining(['opacity 300', 'marginBottom 300']))
  await finishMotion(page)
  await toast.getByRole('button', { name: 'Fechar' }).click()
  await expect(toast).toHaveCount(0)
  expect(await takeStartedMotion(page)).toEqual(['opacity 300 inert', 'marginBottom 300 inert'])
})

test('with reduced motion everything appears and disappears at once', async ({ loggedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdMotion(page)
  await openTasks(page)
  await addTask(page, 'Regar as plantas')
  await expect(page.locator('dialog')).toHaveCount(0)
  const row = tasks(page).filter({ hasText: 'Regar as plantas' })
  await expect(row).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Excluir: Regar as plantas' }).click()
  await expect(leaving(page, 'li')).toHaveCount(0)
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  for (const { opener, dialog } of Object.values(popups)) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  expect(await takeStartedMotion(page)).toEqual([])
})
