import type { Block } from '../../manifest/schema/result.ts'
import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { confirmCost } from './support/confirm-cost.ts'
import {
  addSourceRules,
  countSubjectQueries,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { palette, search } from './support/palette.ts'
import { submitWithPurpose } from './support/purpose.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { test as demoTest, expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

/** The collapsed form. */
const queryGroup = (page: Page) => page.getByRole('group', { name: 'O que foi consultado' })

const variantTab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Variantes' }).getByRole('link', { name: title })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the queries about a subject from now on. */
async function startQueryCounter(subject: string) {
  const before = await countSubjectQueries(subject)
  return async () => (await countSubjectQueries(subject)) - before
}

/** Everything the page stores or shows outside its content. */
const readPageState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntries().map(({ name }) => name),
    ]),
  )

test('all consultas about a person need the CPF typed once and one query each', async ({
  loggedInPage: page,
}) => {
  const cpf = { typed: '390.533.447-05', digits: '39053344705' }
  const consoleLines: string[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  const countQueries = await startQueryCounter(cpf.digits)
  const all = Object.values((await families.cpf()).default.variants)
  const [first, ...others] = all
  await page.goto(requireValue(first).path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.keyboard.type(cpf.digits)
  await page.keyboard.press('Tab')
  await submitWithPurpose(page)
  await expect(findResult(page)).toContainText('Fonte:')
  await expect(findResult(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
  for (const { title, fields } of others) {
    await variantTab(page, title).click()
    await expect(heading(page)).toHaveText(title)
    const missing = fields.filter(({ required, kind }) => required && kind !== 'cpf')
    if (missing.length > 0) {
      // Values the form needs besides are left to the user; known values are filled in.
      await expect(page.getByLabel('CPF', { exact: false }).first()).toHaveValue(cpf.typed)
      await expect(page.getByRole('main').getByLabel(requireValue(missing[0]).label)).toBeFocused()
      await page.getByRole('main').getByLabel(requireValue(missing[0]).label).fill('1984-01-17')
      await page.keyboard.press('Enter')
    }
    await expect(findResult(page)).toContainText('Fonte:')
    await expect(queryGroup(page)).toContainText(cpf.typed)
  }
  expect(await countQueries()).toBe(all.length)
  await expect(
    page.getByRole('navigation', { name: 'Variantes' }).getByText('respondida nesta sessão'),
  ).toHaveCount(all.length)
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Visits all again, back and forth, without a query.
  for (const { title } of all) {
    await variantTab(page, title).click()
    await expect(heading(page)).toHaveText(title)
    await expect(queryGroup(page)).toContainText('sem custo')
    await expect(findResult(page)).toContainText('Fonte:')
  }
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(heading(page)).toHaveText(requireValue(all.at(-4)).title)
  await expect(queryGroup(page)).toContainText('sem custo')
  await page.goForward()
  await expect(heading(page)).toHaveText(requireValue(all.at(-3)).title)
  await expect(findResult(page)).toContainText('Fonte:')
  expect(await countQueries()).toBe(all.length)

  await page.getByRole('button', { name: 'Consultar de novo' }).click()
  await confirmCost(page)
  await expect(queryGroup(page)).not.toContainText('sem custo')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(await countQueries()).toBe(all.length + 1)

  const texts = [await readPageState(page), ...consoleLines]
  expect(texts.filter((text) => text.includes(cpf.digits) || text.includes(cpf.typed))).toEqual([])
})

test('another family takes over the subject, other pages do not', async ({ loggedInPage: page }) => {
  const countQueries = await startQueryCounter('98765432100')
  const [cpf, judicial] = [await variant('cpf'), await variant('judicial')]
  await page.goto(cpf.path)
  await lookUp(page, cpf, '987.654.321-00')
  await expect(findResult(page)).toContainText('Fonte:')
  await search(page, judicial.title)
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(judicial.title)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(judicial.title)
  await expect(queryGroup(page)).toContainText('987.654.321-00')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(await countQueries()).toBe(2)

  await page.getByRole('link', { name: 'Início' }).click()
  await expect(heading(page)).not.toHaveText(judicial.title)
  // The title of a recent consulta shows its answer, and so does Back; the icon queries again.
  await page
    .getByRole('region', { name: 'Consultas desta sessão' })
    .getByRole('button', { name: cpf.title })
    .first()
    .click()
  await expect(queryGroup(page)).toContainText('sem custo')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText(judicial.title)
  await expect(queryGroup(page)).toContainText('sem custo')
  expect(await countQueries()).toBe(2)
  await page.getByRole('link', { name: 'Início' }).click()
  await page.getByRole('button', { name: new RegExp(`^Consultar de novo: .*${cpf.title}`) }).click()
  await confirmCost(page)
  await expect(queryGroup(page)).not.toContainText('sem custo')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(await countQueries()).toBe(3)
})

test('two subjects on one path are two history entries', async ({ loggedInPage: page }) => {
  const countQueries = await startQueryCounter('ZZZ1A')
  const placa = await variant('placa')
  await page.goto(placa.path)
  await lookUp(page, placa, 'ZZZ1A23')
  await expect(findResult(page)).toContainText('Fonte:')
  await lookUp(page, placa, 'ZZZ1A24')
  await expect(queryGroup(page)).toContainText('ZZZ1A24')
  await page.getByRole('button', { name: 'Alterar' }).click()
  await page.getByRole('button', { name: 'Limpar' }).click()
  // The newest comes first.
  await findResult(page).getByRole('button', { name: /^Ver / }).nth(1).click()
  await expect(queryGroup(page)).toContainText('ZZZ1A23')
  await page.goBack()
  await expect(queryGroup(page)).toContainText('ZZZ1A24')
  await page.goForward()
  await expect(queryGroup(page)).toContainText('ZZZ1A23')
  expect(await countQueries()).toBe(2)
})

test('a failure keeps the form, and the session’s end deletes the query', async ({ loggedInPage: page }) => {
  const placa = await variant('placa')
  await addSourceRules({ subject: 'ZZZ2B33', fault: '422' }, { subject: 'ZZZ2B34', fault: '401' })
  await page.goto(placa.path)
  await lookUp(page, placa, 'ZZZ2B32')
  await expect(findResult(page)).toContainText('Fonte:')
  await lookUp(page, placa, 'ZZZ2B33')
  await expect(findResult(page)).toContainText('A fonte recusou a consulta')
  await expect(page.getByLabel('Placa')).toBeVisible()
  await lookUp(page, placa, 'ZZZ2B34')
  await expect(page).toHaveURL('/')
  await page.getByLabel('E-mail').fill(requireValue(app.auth.seedUser).email)
  await page.getByLabel('Senha', { exact: true }).fill(requireValue(app.auth.seedUser).password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(placa.path)
  await expect(page.getByLabel('Placa')).toHaveValue('')
  await expect(findResult(page)).not.toContainText('Consultados nesta sessão')
})

const long: Block[] = [
  { block: 'list', title: 'Nomes', value: 'nomes', sensitive: false },
  {
    block: 'table',
    title: 'Contas',
    value: 'contas',
    columns: [{ label: 'Número', value: 'numero', sensitive: false }],
  },
]

const answer = {
  nomes: Array.from({ length: 450 }, (_, index) => `Nome ${index}`),
  contas: Array.from({ length: 20 }, (_, index) => ({ numero: String(index) })),
}

demoTest(
  'Back leads to where one was: same answer, place, sorting and length',
  async ({ loggedInPage: page }) => {
    const region = await lookUpStub(page, { result: long, answer })
    const header = region.getByRole('columnheader', { name: 'Número' })
    const sort = header.getByRole('button', { name: 'Número', exact: true })
    await sort.click()
    await sort.click()
    await region.getByRole('searchbox', { name: 'Filtrar' }).fill('1')
    await region.getByRole('button', { name: 'Mostrar mais' }).click()
    await expect(region.getByText('Nome 399', { exact: true })).toBeAttached()
    await region.getByText('Nome 350', { exact: true }).scrollIntoViewIfNeeded()
    const scrollOffset = await page.evaluate(() => window.scrollY)
    expect(scrollOffset).toBeGreaterThan(1000)
    await page.evaluate(
      (home) => document.querySelector<HTMLElement>(`a[href="${home}"]`)?.click(),
      app.auth.home,
    )
    await expect(page).toHaveURL(app.auth.home)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(region.getByText('Nome 399', { exact: true })).toBeAttached()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollOffset)
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(region.getByRole('searchbox', { name: 'Filtrar' })).toHaveValue('1')
  },
)

demoTest(
  'several documents that are pasted are offered to the batch',
  async ({ loggedInPage: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const cpf = await variant('cpf')
    await page.goto(cpf.path)
    await expect(page.getByLabel('CPF')).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText('111.444.777-35\n529.982.247-25; 12345678909'))
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('CPF')).toHaveValue('111.444.777-35')
    await expect(page.getByText('Você colou 3 CPFs. Consultar em lote?')).toBeVisible()
    await expectAccessibleIn(page, twoLooks)
    await page.getByRole('button', { name: 'Abrir o lote' }).click()
    await expect(page).toHaveURL(requireValue(cpf.batch).path)
    await expect(page.locator('dl > div').filter({ hasText: 'A consultar' }).locator('dd')).toHaveText('3')
  },
)

demoTest(
  'on a phone the variants are a line that scrolls, and each opens its page',
  async ({ loggedInPage: page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const all = Object.values((await families.cpf()).default.variants)
    const last = requireValue(all.at(-1)).title
    await page.goto(requireValue(all[0]).path)
    await expect(variantTab(page, requireValue(all[0]).title)).toBeInViewport({ ratio: 1 })
    await expect(variantTab(page, last)).not.toBeInViewport()
    await variantTab(page, last).click()
    await expect(heading(page)).toHaveText(last)
    await expect(variantTab(page, last)).toBeInViewport({ ratio: 1 })
  },
)
