import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { expect, type Page, test } from './support/test.ts'

const { default: cpf } = await families.cpf()
const everything: ConsultaDefinition = requireValue(
  Object.values(cpf.variants).find(({ title }) => title === 'Ficha completa'),
)
const income: ConsultaDefinition = requireValue(
  Object.values(cpf.variants).find(({ result }) =>
    result.some(({ title }) => title === 'Composição da renda'),
  ),
)

async function lookUp(page: Page, definition: ConsultaDefinition) {
  await page.goto(definition.path)
  await queryWithSample(page, definition)
  return page.getByRole('region', { name: 'Resultado', exact: true })
}

/** Address, state and number of history entries. */
const entry = (page: Page) =>
  page.evaluate(() => [location.href, JSON.stringify(history.state), history.length])

test('a result starts with its findings, and each leads to its block', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  const region = await lookUp(page, everything)
  const findings = region.getByRole('list', { name: 'Leitura rápida' })
  await expect(findings.getByRole('listitem')).toHaveText([
    '4 pendências',
    /^R\$.7\.411,35 em aberto$/,
    '3 protestos',
    'score 412 (Risco alto)',
  ])
  const before = await entry(page)
  await findings.getByRole('button', { name: '3 protestos' }).click()
  const heading = region.getByRole('heading', { name: 'Pendências e protestos' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()

  await findings.getByRole('button', { name: 'score 412 (Risco alto)' }).focus()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('heading', { name: 'Score de crédito' })).toBeFocused()
  expect(await entry(page)).toEqual(before)
})

test('the sections of a long result are listed and linked', async ({ loggedInPage: page }) => {
  const region = await lookUp(page, everything)
  const sections = region.getByRole('navigation', { name: 'Seções do resultado' })
  const before = await entry(page)
  await sections.getByRole('button', { name: 'Veículos 3' }).press('Enter')
  const heading = region.getByRole('heading', { name: 'Veículos' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // The sticky page header does not cover the section.
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(header)
  expect(await entry(page)).toEqual(before)

  await page.setViewportSize({ width: 375, height: 812 })
  const last = sections.getByRole('button', { name: 'Linha do tempo 5' })
  await expect(last).toBeHidden()
  await sections.getByRole('button', { name: '12 seções', expanded: false }).click()
  await last.click()
  await expect(region.getByRole('heading', { name: 'Linha do tempo' })).toBeFocused()
})

test('a finding hides values that the result hides', async ({ loggedInPage: page }) => {
  const region = await lookUp(page, income)
  const findings = region.getByRole('list', { name: 'Leitura rápida' })
  const first = findings.getByRole('listitem').first()
  await expect(first).toHaveText('••••••• de renda mensal')
  await region.getByRole('button', { name: 'Mostrar tudo' }).click()
  await expect(first).toHaveText(/^R\$.12\.300,00 de renda mensal$/)
  await region.getByRole('button', { name: 'Ocultar tudo' }).click()
  await expect(first).toHaveText('••••••• de renda mensal')
})

test('findings are printed, the section index is not', async ({ loggedInPage: page }) => {
  const region = await lookUp(page, everything)
  await page.emulateMedia({ media: 'print' })
  await expect(region.getByText('3 protestos', { exact: true })).toBeVisible()
  await expect(region.getByRole('navigation', { name: 'Seções do resultado' })).toBeHidden()
})

test('findings and the section index are accessible', async ({ loggedInPage: page }) => {
  await lookUp(page, everything)
  await expectAccessibleIn(page, twoLooks)
})
