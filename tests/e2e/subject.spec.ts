import type { Block } from '../../manifest/schema/result.ts'
import { app } from '../../src/generated/app.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { present } from '../support/present.ts'
import {
  forgiveFailedRequests,
  lookUp,
  resultOf,
  tellSources,
  test,
  timesAsked,
  variant,
} from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { askForPurpose } from './support/purpose.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { test as demoTest, expect, type Page } from './support/test.ts'

test.afterEach(({ complaints }) => forgiveFailedRequests(complaints))

/** The form, folded. */
const line = (page: Page) => page.getByRole('group', { name: 'O que foi consultado' })

const variantTab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Variantes' }).getByRole('link', { name: title })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts from now on how often the sources are asked about a subject. */
async function counter(subject: string) {
  const before = await timesAsked(subject)
  return async () => (await timesAsked(subject)) - before
}

/** What the page keeps or shows beside its content. */
const keptBy = (page: Page) =>
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

test('twelve views of one person take one typing, and each is asked for once', async ({ insider: page }) => {
  test.setTimeout(180_000)
  const cpf = { typed: '390.533.447-05', digits: '39053344705' }
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const asked = await counter(cpf.digits)
  const all = Object.values((await families.cpf()).default.variants)
  const [first, ...others] = all
  await page.goto(present(first).path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.keyboard.type(cpf.digits)
  await page.keyboard.press('Tab')
  await askForPurpose(page)
  await expect(resultOf(page)).toContainText('Fonte:')
  await expect(page.getByRole('button', { name: 'Alterar' })).toBeFocused()
  for (const { title, fields } of others) {
    await variantTab(page, title).click()
    await expect(heading(page)).toHaveText(title)
    const missing = fields.filter(({ required, kind }) => required && kind !== 'cpf')
    if (missing.length > 0) {
      // What the form needs besides is asked of the person; what is known is there.
      await expect(page.getByLabel('CPF', { exact: false }).first()).toHaveValue(cpf.typed)
      await expect(page.getByRole('main').getByLabel(present(missing[0]).label)).toBeFocused()
      await page.getByRole('main').getByLabel(present(missing[0]).label).fill('1984-01-17')
      await page.keyboard.press('Enter')
    }
    await expect(resultOf(page)).toContainText('Fonte:')
    await expect(line(page)).toContainText(cpf.typed)
  }
  expect(await asked()).toBe(all.length)
  await expect(
    page.getByRole('navigation', { name: 'Variantes' }).getByText('respondida nesta sessão'),
  ).toHaveCount(all.length)
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Again through all of them, back and forth: nothing is asked.
  for (const { title } of all) {
    await variantTab(page, title).click()
    await expect(heading(page)).toHaveText(title)
    await expect(line(page)).toContainText('desta sessão')
    await expect(resultOf(page)).toContainText('Fonte:')
  }
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(heading(page)).toHaveText(present(all.at(-4)).title)
  await expect(line(page)).toContainText('desta sessão')
  await page.goForward()
  await expect(heading(page)).toHaveText(present(all.at(-3)).title)
  await expect(resultOf(page)).toContainText('Fonte:')
  expect(await asked()).toBe(all.length)

  await page.getByRole('button', { name: 'Consultar de novo' }).click()
  await expect(line(page)).not.toContainText('desta sessão')
  await expect(resultOf(page)).toContainText('Fonte:')
  expect(await asked()).toBe(all.length + 1)

  const texts = [await keptBy(page), ...said]
  expect(texts.filter((text) => text.includes(cpf.digits) || text.includes(cpf.typed))).toEqual([])
})

test('another family takes the subject over, other pages do not', async ({ insider: page }) => {
  const asked = await counter('98765432100')
  const [cpf, judicial] = [await variant('cpf'), await variant('judicial')]
  await page.goto(cpf.path)
  await lookUp(page, cpf, '987.654.321-00')
  await expect(resultOf(page)).toContainText('Fonte:')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill(judicial.title)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(judicial.title)
  await expect(line(page)).toContainText('987.654.321-00')
  await expect(resultOf(page)).toContainText('Fonte:')
  expect(await asked()).toBe(2)

  await page.getByRole('link', { name: 'Início' }).click()
  await expect(heading(page)).not.toHaveText(judicial.title)
  // The title of a recent consulta shows its answer, and so does Back; the icon asks.
  await page
    .getByRole('listitem')
    .filter({ hasText: cpf.title })
    .getByRole('link', { name: cpf.title })
    .click()
  await expect(line(page)).toContainText('desta sessão')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText(judicial.title)
  await expect(line(page)).toContainText('desta sessão')
  expect(await asked()).toBe(2)
  await page.getByRole('link', { name: 'Início' }).click()
  await page.getByRole('button', { name: new RegExp(`^Repetir .*${cpf.title}`) }).click()
  await expect(line(page)).not.toContainText('desta sessão')
  await expect(resultOf(page)).toContainText('Fonte:')
  expect(await asked()).toBe(3)
})

test('two subjects on one path are two entries of the history', async ({ insider: page }) => {
  const asked = await counter('ZZZ1A')
  const placa = await variant('placa')
  await page.goto(placa.path)
  await lookUp(page, placa, 'ZZZ1A23')
  await expect(resultOf(page)).toContainText('Fonte:')
  await lookUp(page, placa, 'ZZZ1A24')
  await expect(line(page)).toContainText('ZZZ1A24')
  await page.getByRole('button', { name: 'Alterar' }).click()
  await page.getByRole('button', { name: 'Limpar' }).click()
  // The newest comes first.
  await resultOf(page).getByRole('button', { name: /^Ver / }).nth(1).click()
  await expect(line(page)).toContainText('ZZZ1A23')
  await page.goBack()
  await expect(line(page)).toContainText('ZZZ1A24')
  await page.goForward()
  await expect(line(page)).toContainText('ZZZ1A23')
  expect(await asked()).toBe(2)
})

test('a failure keeps the form, and what was asked is gone with the session', async ({ insider: page }) => {
  const placa = await variant('placa')
  await tellSources({ subject: 'ZZZ2B33', fault: '422' }, { subject: 'ZZZ2B34', fault: '401' })
  await page.goto(placa.path)
  await lookUp(page, placa, 'ZZZ2B32')
  await expect(resultOf(page)).toContainText('Fonte:')
  await lookUp(page, placa, 'ZZZ2B33')
  await expect(resultOf(page)).toContainText('A fonte recusou a consulta')
  await expect(page.getByLabel('Placa')).toBeVisible()
  await lookUp(page, placa, 'ZZZ2B34')
  await expect(page).toHaveURL('/')
  await page.getByLabel('E-mail').fill(present(app.auth.seedUser).email)
  await page.getByLabel('Senha', { exact: true }).fill(present(app.auth.seedUser).password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(placa.path)
  await expect(page.getByLabel('Placa')).toHaveValue('')
  await expect(resultOf(page)).not.toContainText('Consultados nesta sessão')
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

demoTest('Back leads to where one was: same answer, place, sorting and length', async ({ insider: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const region = await lookUpStub(page, { result: long, answer })
  const header = region.getByRole('columnheader', { name: 'Número' })
  await header.getByRole('button').click()
  await header.getByRole('button').click()
  await region.getByRole('searchbox', { name: 'Filtrar' }).fill('1')
  await region.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(region.getByText('Nome 399', { exact: true })).toBeAttached()
  await region.getByText('Nome 350', { exact: true }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1000)
  await page.evaluate(
    (home) => document.querySelector<HTMLElement>(`a[href="${home}"]`)?.click(),
    app.auth.home,
  )
  await expect(page).toHaveURL(app.auth.home)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(region.getByText('Nome 399', { exact: true })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(region.getByRole('searchbox', { name: 'Filtrar' })).toHaveValue('1')
})

demoTest('several documents that are pasted are offered to the batch', async ({ insider: page, context }) => {
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
  await expect(page).toHaveURL(present(cpf.batch).path)
  await expect(page.locator('dl > div').filter({ hasText: 'A consultar' }).locator('dd')).toHaveText('3')
})

demoTest('on a phone the variants are behind a button', async ({ insider: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const [first, second] = Object.values((await families.cpf()).default.variants)
  await page.goto(present(first).path)
  await expect(variantTab(page, present(first).title)).toBeVisible()
  await expect(variantTab(page, present(second).title)).toBeHidden()
  const more = page.getByRole('button', { name: 'Mais 11' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await variantTab(page, present(second).title).click()
  await expect(heading(page)).toHaveText(present(second).title)
})
