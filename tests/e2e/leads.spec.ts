import { readFile } from 'node:fs/promises'
import type { Block, Item } from '../../manifest/schema/result.ts'
import { families as definitions } from '../../src/generated/consultas/index.ts'
import { leads } from '../../src/generated/leads.ts'
import { sortFamilies } from '../../src/state/family-order.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { allLooks, applyLook } from './support/looks.ts'
import { submitWithPurpose } from './support/purpose.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = { typed: '398.136.146-68', digits: '39813614668' }

const item = (label: string, value: string, sensitive = false): Item => ({
  label,
  value,
  format: 'cpf',
  sensitive,
})

const person: Block = { block: 'fields', items: [item('Documento', 'cpf')] }

const people: Block = {
  block: 'table',
  title: 'Sócios',
  value: 'socios',
  columns: [
    { label: 'Nome', value: 'nome', sensitive: false },
    item('CPF', 'cpf', true),
    { label: 'Qualificação', value: 'qualificacao', sensitive: false },
    { label: 'Entrada na sociedade', value: 'entrada', sensitive: false },
  ],
}

const summary = { value: 'nome', sensitive: false }

const answer = {
  nome: 'Marina Exemplo do Vale',
  cpf: cpf.typed,
  socios: Array.from({ length: 5_000 }, (_, index) => ({
    nome: `Sócio ${index + 1}`,
    cpf: cpf.digits,
    qualificacao: 'Sócio administrador',
    entrada: '2019',
  })),
}

const findLeadMenu = (page: Page) => page.getByRole('menu', { name: /^Consultar/ })

const { dossies, ...cpfLeads } = requireValue(leads.cpf)

const families = sortFamilies(cpfLeads.families)

/** Consultas that need only a CPF. */
const direct = families.flatMap((group) => group.leads).filter(({ needs }) => !needs)

/** Opens the first CPF consulta and submits. */
async function queryFirstConsulta(page: Page) {
  const { default: family } = await definitions.cpf()
  const definition = requireValue(family.variants[1])
  await page.goto(definition.path)
  await queryWithSample(page, definition)
  return definition
}

/** Everything the page stores outside its content. */
const readPageState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  )

test('by keyboard a value leads to a consulta that is filled in and answered', async ({
  loggedInPage: page,
}) => {
  const region = await lookUpStub(page, { result: [person], answer, summary })
  const button = region.getByRole('button', { name: 'Consultar Documento' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = findLeadMenu(page)
  await expect(menu.getByRole('group')).toHaveCount(families.length + Math.min(1, dossies.length))
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  const { title, path } = requireValue(direct.at(-1))
  await page.keyboard.press('Enter')
  await expect(menu).toBeFocused()
  await expect(menu.getByRole('menuitem').first()).toHaveText(/^Abrir pessoa/)
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute('data-highlighted')
  await page.keyboard.type(title.slice(0, 7))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await submitWithPurpose(page)
  const result = page.getByRole('region', { name: 'Resultado', exact: true })
  await expect(result.getByRole('button', { name: 'Exportar' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await readPageState(page)).not.toMatch(
    new RegExp(`${cpf.digits}|${cpf.typed.replaceAll('.', '\\.')}`),
  )
})

test('the first entry opens the page of the subject, without a query', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, { result: [person], answer, summary })
  await region.getByRole('button', { name: 'Consultar Documento' }).focus()
  await page.keyboard.press('Enter')
  await expect(findLeadMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
  expect(await readPageState(page)).not.toContain(cpf.digits)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Consultar de novo/ })).toHaveCount(1)
})

test('a consulta that needs more opens with the value filled in', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, { result: [person], answer, summary })
  await region.getByRole('button', { name: 'Consultar Documento' }).click()
  const { title, needs } = requireValue(families.flatMap((group) => group.leads).find((lead) => lead.needs))
  const [more] = requireValue(needs)
  await findLeadMenu(page)
    .getByRole('menuitem', { name: `${title} pede também ${more}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue(cpf.typed)
})

test('the menu marks consultas already answered in the session, and leaves out the current one', async ({
  loggedInPage: page,
}) => {
  await page.clock.install()
  const first = await queryFirstConsulta(page)
  const second = requireValue(direct[1])
  const lead = page.getByRole('button', { name: 'Consultar CPF', exact: true })
  await lead.click()
  await expect(findLeadMenu(page).getByRole('menuitem', { name: first.title })).toHaveCount(0)
  await findLeadMenu(page).getByRole('menuitem', { name: second.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
  await page.clock.fastForward('04:00')
  await lead.click()
  await expect(
    findLeadMenu(page).getByRole('menuitem', { name: `${first.title} há 4 minutos` }),
  ).toBeVisible()
})

test('a table with many rows has quiet buttons, one menu, and keeps hidden values hidden', async ({
  loggedInPage: page,
}) => {
  const region = await lookUpStub(page, { result: [people], answer, summary })
  const table = region.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  const buttons = table.locator('[data-lead]')
  expect(await buttons.count()).toBeLessThan(100)
  const third = region.getByRole('button', { name: 'Consultar CPF, linha 3', exact: true })
  await page.mouse.move(0, 0)
  await expect(third).toHaveCSS('opacity', '0')
  await table.getByText('Sócio 3', { exact: true }).hover()
  await expect(third).toHaveCSS('opacity', '1')
  await third.click()
  await expect(findLeadMenu(page)).toContainText('•••.•••.•••-68')
  await expect(page.getByRole('menu')).toHaveCount(1)
  expect(await region.evaluate((element) => element.outerHTML)).not.toMatch(/398\.?136|39813614668/)
  await third.click()
  await expect(findLeadMenu(page)).toBeHidden()

  await region.getByRole('button', { name: 'Mostrar CPF, linha 3', exact: true }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await region.getByRole('button', { name: 'Copiar CPF, linha 3' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cpf.typed)
})

test('a hidden CPF that is followed stays hidden on its page and in its files, until it is shown', async ({
  loggedInPage: page,
}) => {
  const hidden = '•••.•••.•••-68'
  const spellings = /398\.?136\.?146-?68/
  await lookUpStub(page, {
    result: [people],
    answer: { ...answer, socios: answer.socios.slice(0, 3) },
    summary,
  })
  await page.getByRole('button', { name: 'Consultar CPF, linha 3', exact: true }).click()
  const [first] = direct
  await findLeadMenu(page)
    .getByRole('menuitem', { name: requireValue(first).title })
    .click()
  await submitWithPurpose(page)
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result.getByText(/^Consultado em/)).toBeVisible()
  await expect(result).toContainText(hidden)
  expect(await page.locator('main').innerHTML()).not.toMatch(spellings)
  await expectAccessible(page)

  await test.step('in files', async () => {
    for (const kind of ['CSV', 'JSON']) {
      const saving = page.waitForEvent('download')
      await result.getByRole('button', { name: 'Exportar' }).click()
      await page.getByRole('menuitem', { name: kind }).click()
      const text = await readFile(await (await saving).path(), 'utf8')
      expect(text).toContain(hidden)
      expect(text).not.toMatch(spellings)
    }
  })

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-print-banner]')).toContainText(`${hidden} (oculto)`)
    expect(await page.locator('[data-printed]').first().innerText()).not.toMatch(spellings)
    await page.emulateMedia({ media: null })
  })

  await test.step('in the form, until its eye shows it', async () => {
    await page.getByRole('button', { name: 'Alterar' }).click()
    const field = page.getByRole('textbox', { name: 'CPF' })
    await expect(field).toHaveValue(hidden)
    await page.locator('form').getByRole('button', { name: 'Mostrar CPF' }).click()
    await expect(field).toHaveValue(cpf.typed)
    await expect(result).toContainText(cpf.typed)
  })
})

test('with the session option on, sensitive values stay revealed', async ({ loggedInPage: page }) => {
  await queryFirstConsulta(page)
  const second = requireValue(direct[1])
  await page.getByRole('button', { name: 'Mostrar tudo' }).click()
  await page.getByRole('checkbox', { name: 'Mostrar sempre, até você sair' }).check()
  await page.getByRole('button', { name: 'Consultar CPF', exact: true }).click()
  await findLeadMenu(page).getByRole('menuitem', { name: second.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
  await expect(page.getByRole('button', { name: 'Ocultar tudo' })).toBeVisible()
  await expect(page.getByText(/••/)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test('a tap opens the menu from a card, and it fits', async ({ loggedInPage: page }) => {
    const region = await lookUpStub(page, { result: [person, people], answer, summary })
    const button = region.getByRole('button', { name: 'Consultar CPF, linha 2', exact: true })
    await expect(region.getByRole('list', { name: 'Sócios' })).toBeVisible()
    for (const each of [button, region.getByRole('button', { name: 'Consultar Documento' })]) {
      const box = requireValue((await each.boundingBox()) ?? undefined)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    await button.tap()
    const box = requireValue((await findLeadMenu(page).boundingBox()) ?? undefined)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(375)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(720)
    const { title } = requireValue(direct.at(-1))
    await findLeadMenu(page).getByRole('menuitem', { name: title }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test('the menu is accessible in both themes, wide and narrow', async ({ loggedInPage: page }) => {
  const region = await lookUpStub(page, { result: [person, people], answer, summary })
  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  for (const look of allLooks) {
    await applyLook(page, look)
    await region.getByRole('button', { name: 'Consultar Documento' }).click()
    await expect(findLeadMenu(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(findLeadMenu(page)).toHaveCount(0)
  }
})
