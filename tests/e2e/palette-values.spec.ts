import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { loss } from './support/loss.ts'
import { submitWithPurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = { typed: '111.444.777-35', digits: '11144477735' }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar' })

const field = (page: Page) => dialog(page).getByRole('combobox')

const findGroup = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('group', { name, exact: true })

const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

const queryGroup = (page: Page) => page.getByRole('group', { name: 'O que foi consultado' })

async function openAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Looks a value up from the current page, and waits for the answer on the page with this title. */
async function lookUp(page: Page, value: string, title: string, beforeAnswer = async () => {}) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.insertText(value)
  await dialog(page)
    .getByRole('option', { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await beforeAnswer()
  await expect(result(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
}

test('a pasted CPF is recognized, Enter opens the person without a query, and it is stored nowhere else', async ({
  loggedInPage: page,
}) => {
  const consoleLines: string[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  page.on('request', (request) => consoleLines.push(`${request.url()} ${request.postData() ?? ''}`))
  const look = async () =>
    consoleLines.push(
      await page.evaluate(() =>
        JSON.stringify([
          location.href,
          history.state,
          document.title,
          { ...localStorage },
          { ...sessionStorage },
        ]),
      ),
    )

  await openAt(page, app.auth.home)
  await page.keyboard.insertText(`  CPF: ${cpf.typed}; `)
  const group = findGroup(page, `CPF ${cpf.typed} (válido)`)
  const options = group.getByRole('option')
  await expect(options.first()).toHaveText(/^Abrir pessoa\s*Abre sem consultar$/)
  await expect(options.nth(1)).toHaveText(/^Dossiê de pessoa/)
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^CPF 111\.444\.777-35 \(válido\)\. \d+ resultados$/,
  )
  await expect(group.getByRole('option', { name: 'Situação cadastral na Receita Federal' })).toContainText(
    'pede também Data de nascimento',
  )
  await look()
  await group.getByRole('option', { name: /^Protestos/ }).click()
  await expect(page).toHaveURL('/consulta/cpf/9')
  await submitWithPurpose(page)
  await expect(result(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
  await expect(queryGroup(page)).toContainText(cpf.typed)
  await look()

  await page.getByRole('link', { name: 'Início' }).first().click()
  await expect(page).toHaveURL(app.auth.home)
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText(cpf.digits)
  await expect(options.first()).toContainText('1 consulta nesta sessão')
  await expect(options.filter({ hasText: 'usada por último' })).toHaveText([/^Protestos/])
  await expect(options.nth(2)).toHaveText(/^Dados cadastrais/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
  // Until the page appears, keys go to the dashboard's field.
  await expect(page.getByRole('navigation', { name: 'Consultas do assunto' })).toBeVisible()
  await look()
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Consultar de novo/ })).toHaveCount(1)
  expect(consoleLines.filter((text) => text.includes(cpf.digits) || text.includes(cpf.typed))).toEqual([])
})

test('Enter right after a paste uses that paste', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.insertText('ABC-1D23')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
})

test('an invalid CPF is marked invalid, with the reason', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.insertText('111.444.777-30')
  const errorText = 'CPF 111.444.777-30 (inválido: confira os dígitos)'
  await expect(dialog(page).getByText(errorText, { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(`${errorText}. Nenhum resultado`)
  await expect(dialog(page).getByRole('option')).toHaveCount(0)
  await expect(dialog(page).getByText('Nada encontrado')).toHaveCount(0)
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
})

test('words inside consultas are found, and entries say their kind', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.type('protesto')
  const whole = dialog(page).getByRole('option', { name: 'CPF · Ficha completa' })
  await expect(whole).toContainText('Pendências e protestos')
  await expect(dialog(page).getByRole('option').first()).toContainText('Consulta · CPF')
  await expectAccessible(page)
  await field(page).fill('/pacotes')
  await expect(dialog(page).getByRole('option').first()).toHaveText(/^Consultas\s*Página$/)
  await field(page).fill('página não encontrada')
  await expect(dialog(page).getByRole('option', { name: /não encontrada/ })).toHaveCount(0)
  await field(page).fill('situação cadastral')
  await expect(findGroup(page, 'CPF')).toBeVisible()
  await expect(findGroup(page, 'Nome')).toHaveCount(0)
})

test('an empty search starts with the session’s subjects and opens their pages', async ({
  loggedInPage: page,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await lookUp(page, cpf.typed, 'Dados cadastrais', () => submitWithPurpose(page))
  await lookUp(page, 'ABC1D23', 'Veículo por placa')
  await page.keyboard.press('Control+k')
  const subjects = findGroup(page, 'Nesta sessão').getByRole('option')
  await expect(subjects).toHaveCount(2)
  await expect(subjects.first()).toHaveText(/^Gol 1\.0\s*Placa ABC1D23 · agora$/)
  await expect(subjects.nth(1)).toHaveText(/^Marina Exemplo do Vale\s*CPF •••\.•••\.•••-35 · agora$/)
  const groups = await dialog(page)
    .getByRole('group')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')))
  expect(groups.slice(0, 3)).toEqual(['Nesta sessão', 'Usadas recentemente', 'CPF'])
  expect(groups.indexOf('Páginas')).toBeGreaterThan(groups.indexOf('CNPJ'))
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
})

test('a name finds who the session holds, and offers people by name', async ({ loggedInPage: page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await lookUp(page, cpf.typed, 'Dados cadastrais', () => submitWithPurpose(page))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('marina')
  const options = dialog(page).getByRole('option')
  await expect(findGroup(page, 'Nesta sessão').getByRole('option')).toHaveText([
    /^Marina Exemplo do Vale\s*CPF •••\.•••\.•••-35 · agora$/,
  ])
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(findGroup(page, 'Nome').getByRole('option')).toHaveText([
    /^Pessoas por nome\s*Consulta · Nome · pede também sobrenome · 0,35 crédito$/,
  ])

  await field(page).fill('marina exemplo')
  await expect(options.first()).toHaveText(/^Marina Exemplo do Vale/)
  await expect(findGroup(page, 'Nome').getByRole('option')).toHaveText([
    /^Abrir nome\s*Abre sem consultar$/,
    /^Pessoas por nome\s*Consulta · Nome · 0,35 crédito$/,
  ])
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
})

test('a name that the session does not hold leads to people by name, and each to their page', async ({
  loggedInPage: page,
}) => {
  await openAt(page, '/faq')
  await page.keyboard.insertText('Jussara Exemplo Bittencourt')
  await expect(dialog(page).getByRole('group')).toHaveCount(1)
  await findGroup(page, 'Nome')
    .getByRole('option', { name: /^Pessoas por nome/ })
    .click()
  await expect(page).toHaveURL('/consulta/nome')
  await expect(result(page)).toContainText('Pessoa única')
  await expect(queryGroup(page)).toContainText('Jussara Exemplo Bittencourt')
  await page.getByRole('banner').getByRole('button', { name: 'Consultas desta sessão' }).click()
  await expect(page.getByRole('link', { name: 'Abrir nome: Jussara Exemplo Bittencourt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await result(page).getByRole('button', { name: 'Consultar CPF, linha 1', exact: true }).click()
  const menu = page.getByRole('menu', { name: /^Consultar/ })
  await menu.getByRole('menuitem').first().click()
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
})

test('one word leads to people by name, which asks for the surname first', async ({ loggedInPage: page }) => {
  await openAt(page, '/faq')
  await page.keyboard.insertText('marina')
  await expect(dialog(page).getByRole('group')).toHaveCount(1)
  await findGroup(page, 'Nome')
    .getByRole('option', { name: /^Pessoas por nome/ })
    .click()
  await expect(page).toHaveURL('/consulta/nome')
  const name = page.getByRole('main').getByLabel('Nome completo')
  await expect(name).toHaveValue('marina')
  await expect(name).toBeFocused()
  await expect(page.getByRole('button', { name: 'Consultas desta sessão' })).not.toHaveAccessibleDescription(
    /\d consulta/,
  )
})

test('the options for a value are accessible in both themes and on narrow screens', async ({
  loggedInPage: page,
}) => {
  await openAt(page, '/faq')
  await page.keyboard.insertText(cpf.typed)
  await expect(findGroup(page, `CPF ${cpf.typed} (válido)`)).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

const pasteInto = (page: Page, lines: number) =>
  field(page).evaluate((input, count) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '111.444.777-35\n'.repeat(count))
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines)

test(
  'a pasted list of 200,000 lines stays out of the field, and its batches are offered',
  loss('Uma lista de 200.000 linhas colada na busca'),
  async ({ loggedInPage: page }) => {
    await openAt(page, '/faq')
    await pasteInto(page, 200_000)
    await expect(dialog(page).getByText('Lista colada: 200.000 linhas')).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect(findGroup(page, 'Lista de 200.000 CPFs')).toBeVisible()
    await expectAccessibleIn(page, twoLooks)
    await page.keyboard.type('cadastrais')
    await expect(dialog(page).getByRole('option')).toHaveText([/^Dados cadastrais em lote/])
    await page.getByRole('button', { name: 'Retirar a lista' }).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('cadastrais')
  },
)

test('the search keeps the subject of its page, of a dossiê and of an answer', async ({
  loggedInPage: page,
}) => {
  await openAt(page, '/faq')
  await page.keyboard.press('Escape')
  await lookUpPerson(page, cpf.typed)
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  await expect(page).toHaveURL(/\/assunto\//)
  const choose = async (words: string, path: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    await dialog(page)
      .getByRole('option', { selected: true })
      .filter({ hasText: new RegExp(words, 'i') })
      .click()
    await expect(page).toHaveURL(path)
  }
  await choose('score', '/consulta/score')
  await expect(queryGroup(page)).toContainText(cpf.typed)
  await expect(result(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/assunto\//)
  await choose('dossiê de pessoa', '/dossie/pessoa')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'CPF' })).toHaveValue(cpf.typed)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(queryGroup(page)).toContainText('•••.•••.•••-35')
  await choose('situação cadastral', '/consulta/cpf/2')
  await expect(page.getByLabel('CPF').or(queryGroup(page)).first()).toBeVisible()
})
