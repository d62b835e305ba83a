import { app } from '../../src/generated/app.ts'
import { holdResponses } from './support/hold-responses.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { palette, search } from './support/palette.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: /^CPF, CNPJ, placa, CEP/ })

const options = (page: Page) => page.getByRole('main').getByRole('option')

const paste = (page: Page, text: string) =>
  field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('the search has the focus, and what is typed before its code is there counts', async ({
  loggedInPage: page,
}) => {
  const release = await holdResponses(page, '**/dash/suggestions-*.js')
  await page.goto(app.auth.home)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  // The field comes after the menus. Before them there is still the link that skips them.
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await field(page).focus()
  await page.keyboard.type('111.444.777-35')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('111.444.777-35')
  release()
  await expect(page).toHaveURL(/\/assunto\/[\w-]+$/)
})

test('the search offers what Ctrl+K offers; arrows, Esc and a press outside work', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('111.444.777-35')
  await expect(page.getByRole('group', { name: 'CPF 111.444.777-35 (válido)' })).toBeVisible()
  const offers = await options(page).allTextContents()
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('111.444.777-35')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(options(page)).toHaveCount(0)

  await search(page, '111.444.777-35')
  await expect(palette(page).getByRole('option')).toHaveText(offers)
})

test('a pasted table opens in the batch with its own columns', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  await paste(page, 'Cliente\tCPF\nAna\t111.444.777-35\nBeto\t529.982.247-25\nCaio\t123')
  await expect(page.getByRole('group', { name: 'Lista de 2 CPFs; 1 linha sem CPF' })).toBeVisible()
  await page.getByRole('option', { name: /^Dados cadastrais em lote/ }).click()
  await expect(page).toHaveURL('/consulta/cpf/lote')
  await expect(page.getByText(/2 linhas válidas/).first()).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('')
})

test('the demonstration shows its history by itself, until the user starts from zero', async ({
  loggedInPage: page,
}) => {
  await page.goto(app.auth.home)
  const note = page.getByRole('note').filter({ hasText: 'consultas fictícias' })
  await expect(note).toBeVisible()
  const [search, cases, session, figures] = await Promise.all(
    [
      field(page),
      page.getByRole('region', { name: 'Casos' }),
      page.getByRole('region', { name: 'Consultas desta sessão' }),
      page.getByText('Consultas hoje'),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  )
  expect(search).toBeLessThan(session ?? 0)
  expect(session).toBeLessThan(cases ?? 0)
  expect(cases).toBeLessThan(figures ?? 0)
  await expect(page.getByRole('link', { name: /^\d+ consultas em \d+ famílias$/ })).toBeVisible()
  await expectAccessibleIn(page, twoLooks)

  await page.getByRole('button', { name: 'Começar do zero' }).click()
  await expect(page.getByText('Nenhuma consulta ainda.')).toBeVisible()
  await expect(page.getByText('Consultas hoje')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Nenhuma consulta ainda.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Carregar histórico de demonstração' }).click()
  await expect(note).toBeVisible()
})

test('the lower panels load without scrolling and without any event', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(app.auth.home)
  await expect(page.getByText('Consultas hoje')).toBeAttached()
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: /^Consultas( mais usadas)?$/ })).toBeAttached()
  await expect(main.getByRole('heading', { name: 'Uso por família' })).toBeAttached()
  await expect(main.locator('[aria-hidden=true]:has(> .chakra-skeleton)')).toHaveCount(0)
})

/** Sends one value to six consultas. */
async function queryPhones(page: Page) {
  await page.goto('/consulta/telefone')
  for (const last of ['01', '02', '03', '04', '05', '06']) {
    const change = page.getByRole('button', { name: 'Alterar' })
    const phone = page.getByRole('main').getByLabel('Telefone', { exact: false }).first()
    await expect(phone.or(change).first()).toBeVisible()
    if (await change.isVisible()) await change.click()
    await phone.fill(`(11) 98765-43${last}`)
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Resultado' })).toContainText(`43${last}`)
  }
}

test('of a longer session five rows are shown, with a link to all, and the cases below', async ({
  loggedInPage: page,
}) => {
  await queryPhones(page)
  await page.getByRole('link', { name: 'Início' }).click()
  const list = page.getByRole('region', { name: 'Consultas desta sessão' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await expect(list.getByRole('listitem').first()).toContainText('06')
  const [session, cases] = await Promise.all(
    [list, page.getByRole('region', { name: 'Casos' })].map((panel) => panel.boundingBox()),
  )
  expect(session?.width).toBe(cases?.width)
  expect(cases?.y).toBeGreaterThan((session?.y ?? 0) + (session?.height ?? 0))
  await expectAccessibleIn(page, twoLooks)
  await list.getByRole('link', { name: 'Ver as 6 consultas' }).click()
  await expect(page).toHaveURL('/sessao')
  await expect(page.getByRole('list', { name: 'Consultas desta sessão' }).getByRole('listitem')).toHaveCount(
    6,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the search is as wide as the page, and no keyboard opens by itself', async ({
    loggedInPage: page,
  }) => {
    await page.goto(app.auth.home)
    await expect(page.getByRole('region', { name: 'Casos' })).toBeVisible()
    await expect(field(page)).not.toBeFocused()
    expect((await field(page).boundingBox())?.width).toBeGreaterThan(375 - 2 * 17)
    await field(page).tap()
    await page.keyboard.insertText('ABC1D23')
    await options(page).first().tap()
    await expect(page).toHaveURL(/\/assunto\/[\w-]+$/)
  })
})

test('the chart of use marks the day that is not over', async ({ loggedInPage: page }) => {
  await page.goto(app.auth.home)
  const panel = page.getByRole('region', { name: 'Consultas por dia' })
  await expect(panel.getByText(/^\d\d\/\d\d parcial$/)).toBeVisible()
  const days = panel.getByRole('rowheader')
  await expect(days).toHaveCount(14)
  await expect(days.last()).toHaveText(/, parcial$/)
  await expect(days.filter({ hasText: 'parcial' })).toHaveCount(1)
})
