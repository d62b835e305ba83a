import { expectAccessible } from './support/axe.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'

const graph = (page: Page) => page.getByRole('application', { name: /^Grafo da sessão/ })

const details = (page: Page) => page.getByRole('complementary', { name: 'Detalhes' })

const person = (page: Page) => graph(page).getByRole('button', { name: /-35.*\d consultas?$/ })

/** Queries a person, by default for phones, and opens the graph of the session. */
async function openGraph(page: Page, path = '/consulta/cpf/4') {
  await page.goto(path)
  await page.getByRole('textbox', { name: /CPF/ }).first().fill(cpf)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('444.777')
  await page.keyboard.press('h')
  await page.getByRole('link', { name: 'Ver árvore e grafo' }).click()
  await page.getByRole('radio', { name: 'Grafo' }).check()
  await expect(person(page)).toBeVisible()
}

/** Opens the menu of the focused node and chooses a consulta. */
async function queryNode(page: Page, title: string) {
  await page.keyboard.press('Enter')
  await page.getByRole('menu').getByRole('menuitem', { name: title, exact: false }).first().click()
}

test('the graph fills the page, and a consulta grows in place', async ({ loggedInPage: page }) => {
  await openGraph(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(900)
  await expect(details(page)).toBeInViewport({ ratio: 1 })

  await person(page).focus()
  await expect(details(page).getByRole('button', { name: 'Abrir pessoa' })).toBeVisible()
  await expect(details(page).getByRole('listitem').first()).toContainText('Telefones e e-mails')
  await queryNode(page, 'Endereços')
  await expect(graph(page).getByRole('button', { name: /-35.*2 consultas$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/sessao$/)
  const address = graph(page)
    .getByRole('button', { name: /^CEP: .*de uma resposta$/ })
    .first()
  await expect(address).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)

  await address.dblclick()
  await page.getByRole('menuitem', { name: /Endereço por CEP/ }).click()
  await expect(graph(page).getByRole('button', { name: /CEP, 1 consulta$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usar tema claro' }).click()
  await expectAccessible(page)
})

test('a consulta that needs more than the value opens its page', async ({ loggedInPage: page }) => {
  await openGraph(page)
  await person(page).focus()
  await queryNode(page, 'Situação cadastral na Receita Federal')
  await expect(page).toHaveURL(/\/consulta\/cpf\/2$/)
  await expect(page.getByRole('textbox', { name: /CPF/ }).first()).toHaveValue('•••.•••.•••-35')
})

test('the menu of a node opens again while it closes', async ({ loggedInPage: page }) => {
  await openGraph(page)
  const menu = page.getByRole('menu')
  await person(page).press('Enter')
  await expect(menu.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await person(page).press('Enter')
  await menu.getByRole('menuitem', { name: 'Endereços' }).first().click()
  await expect(graph(page).getByRole('button', { name: /-35.*2 consultas$/ })).toBeVisible()
})

test('values are hidden until the user reveals them', async ({ loggedInPage: page }) => {
  await openGraph(page)
  await expect(page.getByText(cpf)).toHaveCount(0)
  await person(page).focus()
  await details(page).getByRole('button', { name: 'Mostrar CPF', exact: true }).click()
  await expect(graph(page)).toContainText(cpf)
  await details(page).getByRole('button', { name: 'Ocultar CPF', exact: true }).click()
  await expect(page.getByText(cpf)).toHaveCount(0)
})

test('arrow keys go to neighbours; hiding, filtering and moving can be undone', async ({
  loggedInPage: page,
}) => {
  await openGraph(page)
  await person(page).focus()
  await queryNode(page, 'Endereços')
  const nodes = graph(page).getByRole('button', { name: /consultas?$|resposta$|assuntos$/ })
  await expect(nodes.nth(1)).toBeVisible()
  const count = await nodes.count()
  await person(page).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await expect(graph(page).locator('[aria-pressed=true]')).toBeFocused()

  await person(page).focus()
  await page.keyboard.press('Delete')
  await expect(nodes).toHaveCount(count - 1)
  await page.keyboard.press('Control+z')
  await expect(nodes).toHaveCount(count)
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect(nodes).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()

  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByRole('checkbox', { name: /^CPF/ }).uncheck()
  await expect(person(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Mostrar tudo' }).click()
  await page.keyboard.press('Escape')
  await expect(person(page)).toBeVisible()

  const before = await person(page).boundingBox()
  if (!before) throw new Error('The node has no box')
  const [x, y] = [before.x + 60, before.y + before.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y - 40, { steps: 5 })
  await page.mouse.up()
  expect((await person(page).boundingBox())?.x).toBeCloseTo(before.x + 90, 0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await person(page).boundingBox())?.x).toBeCloseTo(before.x, 0)
})

test('the search finds a node by its value and brings it to the middle', async ({ loggedInPage: page }) => {
  await openGraph(page)
  const search = page.getByRole('searchbox', { name: 'Buscar no grafo' })
  await search.fill('111444')
  await expect(page.getByText('1 de 1')).toBeVisible()
  await search.press('Enter')
  await expect(details(page).getByRole('button', { name: 'Abrir pessoa' })).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('Nada encontrado', { exact: true })).toBeVisible()
})

test('the whole graph stays in view when the window gets narrower', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGraph(page)
  await person(page).focus()
  await queryNode(page, 'Endereços')
  await expect(
    graph(page)
      .getByRole('button', { name: /de uma resposta$/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar o grafo inteiro' }).click()
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const countOutside = () =>
      graph(page).evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect()
        const boxes = [...frame.querySelectorAll('[data-node]')].map((node) => node.getBoundingClientRect())
        return boxes.filter((box) => box.left < left || box.right > right).length
      })
    await expect.poll(countOutside).toBe(0)
  }
})

test('people and companies that an answer names are nodes until they are consulted', async ({
  loggedInPage: page,
}) => {
  await openGraph(page, '/consulta/cpf/5')
  const parties = graph(page).getByRole('button', { name: /, não consultado,/ })
  const mother = graph(page).getByRole('button', { name: /, Mãe$/ })
  await expect(mother).toHaveAccessibleName(/^\p{L}••• .*, não consultado, CPF •••\.•••\.•••-\d\d, Mãe$/u)
  await expect(graph(page).getByText('Mãe', { exact: true })).toBeVisible()
  const count = await parties.count()
  expect(count).toBeGreaterThan(3)
  await expectAccessible(page)

  await test.step('its details show it, and say whose it is', async () => {
    await mother.focus()
    await expect(details(page)).toContainText('não consultado')
    await expect(details(page).getByRole('listitem').first()).toContainText('Mãe')
    const heading = details(page).getByRole('heading', { level: 2 })
    await expect(heading).toContainText('•••')
    await details(page).getByRole('button', { name: 'Mostrar CPF' }).click()
    await expect(heading).not.toContainText('•')
    await details(page).getByRole('button', { name: 'Ocultar CPF' }).click()
  })
  await test.step('the details of the subject list all', async () => {
    await person(page).focus()
    await expect(details(page).getByRole('heading', { name: /^Não consultados \(\d+\)$/ })).toBeVisible()
    await expect(details(page).getByRole('listitem').filter({ hasText: 'Mãe' })).toHaveCount(1)
  })
  await test.step('a switch hides them', async () => {
    await page.getByRole('button', { name: /^Filtrar/ }).click()
    await page.getByRole('checkbox', { name: /^Não consultados/ }).uncheck()
    await expect(parties).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Não consultados/ }).check()
    await page.keyboard.press('Escape')
    await expect(parties).toHaveCount(count)
  })
  await test.step('a consulta makes it a subject, in the same place', async () => {
    await mother.focus()
    await queryNode(page, 'Telefones e e-mails')
    await expect(mother).toHaveCount(0)
    await expect(graph(page).getByRole('button', { name: /1 consulta$/ })).toHaveCount(2)
    await expect(graph(page).getByText('Mãe', { exact: true })).toBeVisible()
  })
})

test('the graph opens with texts of at least 11 px', async ({ loggedInPage: page }) => {
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await openGraph(page, '/consulta/cpf/5')
    const findSmallest = () =>
      graph(page).evaluate((frame) => {
        const texts = [
          ...frame.querySelectorAll<HTMLElement>('[data-title], [data-detail], [data-edge-label]'),
        ]
        const sizes = texts
          .filter(({ offsetWidth }) => offsetWidth > 0)
          .map((text) => {
            const zoom = text.getBoundingClientRect().width / text.offsetWidth
            return Number.parseFloat(getComputedStyle(text).fontSize) * zoom
          })
        return sizes.length > 0 ? Math.min(...sizes) : 0
      })
    expect(await findSmallest()).toBeGreaterThan(10.9)
  }
})

test('on a phone the chosen node is centred above the details', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openGraph(page, '/consulta/cpf/5')
  for (const node of await graph(page)
    .getByRole('button', { name: /, não consultado,/ })
    .all()) {
    await node.focus()
    const area = await graph(page).boundingBox()
    const sheet = await details(page).boundingBox()
    if (!area || !sheet) throw new Error('The graph has no box')
    await expect
      .poll(async () => {
        const box = await node.boundingBox()
        const isInside = box && box.x >= area.x && box.x + box.width <= area.x + area.width
        return isInside && box.y >= area.y && box.y + box.height <= sheet.y
      })
      .toBe(true)
  }
})

test('on a phone the details are a sheet above the graph', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openGraph(page)
  await person(page).focus()
  await expect(details(page).getByRole('button', { name: 'Abrir pessoa' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await expectAccessible(page)
  await details(page).getByRole('button', { name: 'Fechar os detalhes' }).click()
  await expect(details(page)).toBeHidden()
})
