import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpfs = ['111.444.777-35', '529.982.247-25'] as const

const digits = cpfs.map((cpf) => cpf.replace(/\D/g, ''))

const name = 'Consultas desta sessão'

const header = (page: Page) => page.getByRole('banner').getByRole('button', { name })

/** Queries the same consulta for each CPF, without a reload. */
async function lookUp(page: Page) {
  await page.goto('/consulta/cpf')
  for (const cpf of cpfs) {
    const result = page.getByRole('region', { name: 'Resultado' })
    const field = page.getByRole('main').getByLabel('CPF', { exact: false }).first()
    const change = page.getByRole('button', { name: 'Alterar' })
    await expect(field.or(change).first()).toBeVisible()
    if (await change.isVisible()) await change.click()
    await field.fill(cpf)
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(result).toContainText(cpf.slice(4, 11))
    await expect(header(page)).toHaveAccessibleDescription(cpf === cpfs[0] ? '1 consulta' : '2 consultas')
  }
}

/** Opens the page with tree and graph from the list in the header. */
async function openPage(page: Page) {
  await header(page).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Ver árvore e grafo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function openGraph(page: Page) {
  await openPage(page)
  await page.getByRole('radio', { name: 'Grafo' }).check()
  await expect(page.getByRole('application', { name: /^Grafo da sessão/ })).toBeVisible()
}

test('people and queries of one name are told apart while their values are hidden', async ({
  loggedInPage: page,
}) => {
  await page.goto('/consulta/nome')
  const ask = async (state: string) => {
    await page.getByRole('main').getByLabel('Nome completo').fill('Marina Exemplo do Vale')
    await page.getByRole('main').getByRole('combobox', { name: 'UF' }).selectOption(state)
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(page.getByRole('group', { name: 'O que foi consultado' })).toContainText(/encontrado/i)
  }
  await ask('')
  const people = page.getByRole('region', { name: 'Resultado' }).locator('tbody tr')
  await expect(people.first()).toContainText(/•••\.•••\.•••-\d\d/)
  for (const column of [2, 3]) {
    const texts = await people.locator(`td:nth-child(${column})`).allInnerTexts()
    expect(texts.length).toBeGreaterThan(3)
    expect(new Set(texts).size, `column ${column}`).toBe(texts.length)
  }
  for (const state of ['RJ', 'SP']) {
    await page.getByRole('button', { name: 'Alterar' }).click()
    await ask(state)
  }
  await header(page).click()
  const entries = page
    .getByRole('dialog', { name })
    .getByRole('listitem')
    .filter({ hasText: 'Pessoas por nome' })
  const again = entries.getByRole('button', { name: /^Consultar de novo/ })
  await expect(again).toHaveCount(3)
  const names = await again.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  )
  expect(new Set(names).size).toBe(3)
  await expect(entries.getByText('SP', { exact: true })).toBeVisible()
})

test('the list opens from the header and by h, and shows an answer again', async ({ loggedInPage: page }) => {
  await lookUp(page)
  await header(page).click()
  const dialog = page.getByRole('dialog', { name })
  const entries = dialog.getByRole('list', { name }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('•••.•••.•••-25')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(header(page)).toBeFocused()
  await page.keyboard.press('h')
  await expect(entries.first().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/consulta\/cpf$/)
})

test('the list shows names, finds them without accents, and opens and compares subjects', async ({
  loggedInPage: page,
}) => {
  await lookUp(page)
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name })
  const links = dialog.getByRole('link', { name: /^Abrir pessoa: / })
  await expect(links).toHaveCount(2)
  const person = (await links.first().getAttribute('aria-label'))?.replace('Abrir pessoa: ', '') ?? ''
  expect(person).toMatch(/^\p{L}+ \p{L}/u)
  const filter = dialog.getByRole('searchbox', { name: 'Filtrar' })
  await filter.fill('nada disso')
  await expect(dialog.getByText('Nada com “nada disso” nesta sessão.')).toBeVisible()
  await filter.fill(person.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''))
  await expect(links.first()).toHaveAccessibleName(`Abrir pessoa: ${person}`)
  await filter.fill('-25')
  await expect(links).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(2)

  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('link', { name: 'Comparar 2 assuntos' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/comparar$/)
  await page.keyboard.press('h')
  await expectAccessible(page)
  await links.first().click()
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
})

test('the letter h in a text field opens nothing', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/nome')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.press('h')
  await expect(field).toHaveValue('h')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+h')
  await expect(page.getByRole('dialog', { name })).toHaveCount(0)
})

test('the dashboard shows the tree, and logout empties it', async ({ loggedInPage: page }) => {
  await lookUp(page)
  await page.getByRole('link', { name: 'Início' }).click()
  const panel = page.getByRole('region', { name })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  const pageState = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage }),
  )
  for (const cpf of cpfs) expect(pageState).not.toContain(cpf.slice(4, 11))
})

test('exports hide sensitive values by default', async ({ loggedInPage: page }) => {
  await lookUp(page)
  await openGraph(page)
  const save = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^consultas-da-sessao-\d{4}-\d\d-\d\d\.(png|json)$/)
    return readFile(await file.path())
  }
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const picture = await save('Exportar PNG')
  expect([...picture.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const colors = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data
    return pixels ? new Set(new Uint32Array(pixels.buffer)).size : 0
  }, picture.toString('base64'))
  expect(colors).toBeGreaterThan(10)

  const hiddenJson = (await save('Exportar JSON')).toString()
  expect(JSON.parse(hiddenJson)).toMatchObject({ masked: true, nodes: [{}, {}], entries: [{}, {}] })
  for (const value of [...digits, ...cpfs]) expect(hiddenJson).not.toContain(value)

  await page.getByRole('checkbox', { name: 'Incluir dados sensíveis' }).check()
  await expect(page.getByText('O arquivo terá dados pessoais')).toBeVisible()
  const whole = (await save('Exportar JSON')).toString()
  for (const value of cpfs) expect(whole).toContain(value)
  expect((await save('Exportar PNG')).equals(picture)).toBe(false)
})

test('the page says if there are no consultas', async ({ loggedInPage: page }) => {
  await page.goto('/sessao')
  await expect(page.getByText('Nenhuma consulta nesta sessão')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Grafo' })).toHaveCount(0)
  await expectAccessible(page)
})

test('choices, links and states of all subjects stand in columns', async ({ loggedInPage: page }) => {
  await page.goto('/pacotes')
  for (const path of ['/consulta/placa', '/consulta/telefone']) {
    await navigateInApp(page, path)
    await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible()
  }
  await navigateInApp(page, '/sessao')
  const list = page.getByRole('main').getByRole('list', { name })
  for (const column of [
    list.getByRole('checkbox', { name: /^Comparar: / }),
    list.getByRole('link', { name: /^Abrir / }),
    list.getByText('Encontrado', { exact: true }),
  ]) {
    await expect(column).toHaveCount(2)
    const starts = await column.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(starts).size, String(starts)).toBe(1)
  }
})
