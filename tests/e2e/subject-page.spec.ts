import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import {
  addSourceRules,
  countSubjectQueries,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { bothThemes, expectAccessibleIn } from './support/looks.ts'
import { expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

const head = (page: Page) => page.getByRole('region', { name: 'Resumo' })

const rail = (page: Page) => page.getByRole('navigation', { name: 'Consultas do assunto' })

const railEntry = (page: Page, title: string) =>
  rail(page)
    .getByRole('button', { name: new RegExp(`^${title} ?,`) })
    .first()

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Asks for a person's registration and opens the page of the person. */
async function openPerson(page: Page, cpf: string) {
  const registration = await variant('cpf')
  await page.goto(registration.path)
  await lookUp(page, registration, cpf)
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  await expect(head(page)).toBeVisible()
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
}

/** The title of the first section whose heading is below the head. */
const focusedTitle = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a person has one page: head, rail, answers, and nothing of the value outside of it @core', async ({
  loggedInPage: page,
}) => {
  const digits = '61320478590'
  const before = await countSubjectQueries(digits)
  const consoleLines: string[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  await openPerson(page, digits)
  const registration = await variant('cpf')
  await expect(heading(page)).not.toHaveText('Assunto')
  await expect(page).toHaveTitle('Averigua /assunto')
  await expect(section(page, registration.title)).toBeVisible()
  await expect(head(page)).not.toContainText('613.204.785-90')
  await head(page).getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(head(page)).toContainText('613.204.785-90')

  await test.step('three consultas are asked from the rail, each once', async () => {
    for (const number of [8, 3, 4]) {
      const { title } = await variant('cpf', number)
      await railEntry(page, title).dblclick()
      await expect(section(page, title)).toContainText('Fonte:')
      await expect(railEntry(page, title)).toHaveAccessibleName(/encontrado/)
    }
    expect(await countSubjectQueries(digits)).toBe(before + 4)
    await expect(head(page)).toContainText('4 encontrados')
  })

  await test.step('the answers are in the order of the rail', async () => {
    const titles = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .allTextContents()
    const expected = await Promise.all(
      [1, 3, 4, 8].map(async (number) => (await variant('cpf', number)).title),
    )
    expect(titles.filter((title) => expected.includes(title))).toEqual(expected)
  })

  await test.step('an entry with an answer goes there without a query', async () => {
    await railEntry(page, registration.title).click()
    await expect.poll(() => focusedTitle(page)).toContain(registration.title)
    expect(await countSubjectQueries(digits)).toBe(before + 4)
  })

  await test.step('keys move between the answers', async () => {
    const addresses = (await variant('cpf', 3)).title
    await page.keyboard.press('2')
    await expect.poll(() => focusedTitle(page)).toContain(addresses)
    await expect(railEntry(page, addresses)).toHaveAttribute('aria-current', 'location')
    await page.keyboard.press(']')
    await expect.poll(() => focusedTitle(page)).toContain((await variant('cpf', 4)).title)
    await page.keyboard.press('[')
    await expect.poll(() => focusedTitle(page)).toContain(addresses)
    // A switch takes no letters.
    await page.getByRole('switch', { name: 'Mostrar dados sensíveis' }).focus()
    await page.keyboard.press('2')
    await expect.poll(() => focusedTitle(page)).toContain(addresses)
  })

  const state = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  )
  expect([state, ...consoleLines].filter((text) => text.includes(digits))).toEqual([])
})

test('a finding in the head leads to its block, and a folded section opens for it', async ({
  loggedInPage: page,
}) => {
  await openPerson(page, '11144477735')
  const debts = await variant('cpf', 8)
  await railEntry(page, debts.title).click()
  await expect(section(page, debts.title)).toContainText('Fonte:')
  await section(page, debts.title).getByRole('button', { name: debts.title, exact: true }).click()
  await expect(section(page, debts.title)).not.toContainText('Fonte:')
  const chips = head(page).getByRole('list', { name: 'Achados' })
  await expect(chips.getByRole('button').first()).toContainText('pendências')
  await chips.getByRole('button').first().click()
  await expect(section(page, debts.title)).toContainText('Fonte:')
  await expect(head(page)).toBeInViewport()
  const focused = await page.evaluate(
    (name) => document.activeElement?.closest('section[aria-labelledby]')?.textContent?.includes(name),
    debts.title,
  )
  expect(focused).toBe(true)
})

test('a value that another answer gave is filled in, any other is asked for', async ({
  loggedInPage: page,
}) => {
  await openPerson(page, '11144477735')
  const [registration, status] = [await variant('cpf'), await variant('cpf', 2)]
  await expect(rail(page)).toContainText(`de “${registration.title}”`)
  await railEntry(page, status.title).click()
  await expect(section(page, status.title)).toContainText('Fonte:')

  const bacen = await variant('bacen')
  const needed = requireValue(bacen.fields.find(({ kind, required }) => required && kind !== 'cpf'))
  await expect(rail(page)).toContainText(`pede ${needed.label}`)
  await railEntry(page, bacen.title).click()
  const form = page.getByRole('form', { name: `Dados para ${bacen.title}` })
  await expect(form.getByLabel(needed.label)).toBeFocused()
  await expect(form.getByLabel('CPF')).toHaveCount(0)
  await form.getByRole('button', { name: 'Consultar' }).click()
  await expect(form).toContainText(`Preencha o campo ${needed.label}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})

test('not found, failed and incomplete look different, and a failure is repeated', async ({
  loggedInPage: page,
}) => {
  const cpf = '98765432100'
  const paths = { debts: '/gateway/cpf/pendencias', protests: '/gateway/cpf/protestos' }
  await addSourceRules(
    { subject: cpf, fault: '404 of the source', path: paths.debts },
    { subject: cpf, fault: '503', path: paths.protests },
  )
  await openPerson(page, cpf)
  const [debts, protests] = [await variant('cpf', 8), await variant('cpf', 9)]
  await railEntry(page, debts.title).click()
  await expect(section(page, debts.title)).toContainText('Nenhum registro encontrado')
  await expect(railEntry(page, debts.title)).toHaveAccessibleName(/não encontrado/)
  await railEntry(page, protests.title).click()
  await expect(section(page, protests.title).getByRole('alert')).toBeVisible()
  await expect(railEntry(page, protests.title)).toHaveAccessibleName(/falhou/)
  await expect(head(page)).toContainText('1 encontrado, 1 não encontrado, 1 falhou')

  await addSourceRules({ subject: cpf, fault: 'good', path: paths.protests })
  await rail(page)
    .getByRole('button', { name: `Tentar de novo: ${protests.title}` })
    .click()
  await expect(section(page, protests.title)).toContainText('Fonte:')
  await expect(railEntry(page, protests.title)).toHaveAccessibleName(/encontrado/)
})

test('one switch shows all sensitive values and stays at its place', async ({ loggedInPage: page }) => {
  await openPerson(page, '11144477735')
  const reveal = page.getByRole('switch', { name: 'Mostrar dados sensíveis' })
  const before = await reveal.boundingBox()
  await reveal.click()
  await expect(page.getByRole('button', { name: /^Mostrar (Nome da mãe|CPF)/ })).toHaveCount(0)
  expect(await reveal.boundingBox()).toEqual(before)
  await railEntry(page, (await variant('cpf', 3)).title).click()
  await expect(section(page, (await variant('cpf', 3)).title)).toContainText('Fonte:')
  await expect(reveal).toBeChecked()
  await reveal.click()
  await expect(page.getByRole('button', { name: 'Mostrar CPF' })).toBeAttached()
})

test('leaving the page loses no query, and a reload explains what happened', async ({
  loggedInPage: page,
}) => {
  await openPerson(page, '52998224725')
  const addresses = await variant('cpf', 3)
  await railEntry(page, addresses.title).click()
  await page.getByRole('navigation', { name: 'Trilha' }).getByRole('link', { name: 'Início' }).click()
  await expect(heading(page)).toHaveText('Visão Geral')
  await page.goBack()
  await expect(section(page, addresses.title)).toContainText('Fonte:')
  await page.reload()
  await expect(page.getByText('Este assunto não está mais na memória')).toBeVisible()
  await expect(page).toHaveTitle('Averigua /assunto')
  await page.getByRole('main').getByRole('link', { name: 'Consultas desta sessão' }).click()
  await expect(page).toHaveURL('/sessao')
})

test('the subject goes to a comparison, a dossiê and a file', async ({ loggedInPage: page }) => {
  await openPerson(page, '11144477735')
  const compare = head(page).getByRole('button', { name: 'Comparar' })
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(head(page).getByRole('link', { name: /comparação/ })).toHaveAttribute('href', '/comparar')
  for (const [kind, ending] of [
    ['JSON', 'json'],
    ['Planilha', 'xlsx'],
    ['Texto', 'txt'],
  ] as const) {
    await head(page).getByRole('button', { name: 'Exportar' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: kind }).click()
    const name = (await download).suggestedFilename()
    expect(name).toMatch(new RegExp(`^assunto-[\\d-]+\\.${ending}$`))
  }
  const compile = head(page).getByRole('button', { name: 'Montar dossiê' })
  await expect(compile).toHaveAccessibleDescription(/^até [\d,]+ créditos$/)
  await compile.click()
  await expect(heading(page)).toHaveText('Dossiê de pessoa')
  await expect(page.getByRole('region', { name: 'Dossiê', exact: true })).toBeVisible()
})

test('on a phone the rail is a sheet, and sections after the first are folded', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openPerson(page, '11144477735')
  await expect(rail(page)).toHaveCount(0)
  const button = page.getByRole('button', { name: /^Consultas 1 de \d+/ })
  await button.click()
  await expectAccessible(page)
  const addresses = await variant('cpf', 3)
  await railEntry(page, addresses.title).click()
  await expect(page.getByRole('dialog', { name: 'Consultas' })).toHaveCount(0)
  await expect(section(page, addresses.title)).toContainText('Fonte:')
  await expect(page.getByRole('button', { name: /^Consultas 2 de/ })).toBeVisible()

  await test.step('the section shown before folds, one that the user opened stays', async () => {
    const [debts, protests] = [await variant('cpf', 8), await variant('cpf', 9)]
    for (const { title } of [debts, protests]) {
      await page.getByRole('button', { name: /^Consultas \d+ de/ }).click()
      await railEntry(page, title).click()
      await expect(section(page, title)).toContainText('Fonte:')
    }
    await expect(section(page, addresses.title)).not.toContainText('Fonte:')
    await expect(section(page, debts.title)).not.toContainText('Fonte:')
    await section(page, debts.title).getByRole('button', { name: debts.title, exact: true }).click()
    await page.getByRole('button', { name: /^Consultas \d+ de/ }).click()
    await railEntry(page, addresses.title).click()
    await expect(section(page, addresses.title)).toContainText('Fonte:')
    await expect(section(page, debts.title)).toContainText('Fonte:')
    await expect(section(page, protests.title)).not.toContainText('Fonte:')
  })

  await page.goBack()
  await page.goForward()
  await expect(section(page, (await variant('cpf')).title)).toContainText('Fonte:')
  await expect(section(page, addresses.title)).not.toContainText('Fonte:')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('the rail follows the page', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPerson(page, '11144477735')
  const health = (await variant('cadsus')).title
  await railEntry(page, health).click()
  await expect(section(page, health)).toContainText('Fonte:')
  // The answer is long enough to reach the top of the screen; its placeholder is not.
  await railEntry(page, health).click()
  await expect(railEntry(page, health)).toHaveAttribute('aria-current', 'location')
  const registration = railEntry(page, (await variant('cpf')).title)
  await page.keyboard.press('1')
  await expect(registration).toHaveAttribute('aria-current', 'location')
  await expect(registration).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('2')
  await expect(railEntry(page, health)).toBeInViewport({ ratio: 1 })
})

test('a section says nothing that the head or another section says', async ({ loggedInPage: page }) => {
  await openPerson(page, '11144477735')
  const titles = await Promise.all([8, 9, 12].map(async (number) => (await variant('cpf', number)).title))
  const [debts = '', , record = ''] = titles
  for (const title of titles) {
    await railEntry(page, title).click()
    await expect(section(page, title)).toContainText('Fonte:')
  }
  const name = (await heading(page).textContent()) ?? ''
  await expect(section(page, debts).getByText(name, { exact: true })).toHaveCount(0)
  await expect(section(page, debts)).toContainText('Credor')
  await expect(section(page, debts).getByText(/^Identificação: igual/)).toHaveCount(1)
  await expect(section(page, debts).getByRole('note')).toHaveCount(0)
  await section(page, record).getByRole('button', { name: record, exact: true }).click()
  await expect(section(page, record)).toContainText('score')
  await expect(section(page, record)).not.toContainText(/pendências|protestos/)
})

test('the page is accessible in both themes', async ({ loggedInPage: page }) => {
  await openPerson(page, '11144477735')
  await railEntry(page, (await variant('cpf', 8)).title).click()
  await expect(section(page, (await variant('cpf', 8)).title)).toContainText('Fonte:')
  await expectAccessibleIn(page, [
    ...bothThemes,
    { darkMode: true, isRTL: true, width: 768 },
    { darkMode: false, isRTL: false, width: 320 },
  ])
})
