import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { createCompanyProject } from './support/company-project.ts'
import { freePorts } from './support/free-ports.ts'
import { allLooks, bothThemes, expectAccessibleIn } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { test as base, expect, signIn } from './support/test.ts'
import { workerFixture } from './support/worker-fixture.ts'

/* A list that opens with its answer and has pages, at a source that answers over the network. */

const agenda = `consulta: agenda
title: Agenda
path: /consulta/agenda
variants:
  1:
    title: Horários marcados
    open: load
    page: { param: pagina, size: 2, total: total }
    request: { source: clinica, get: /agenda }
    findings: [{ count: itens, label: horários, one: horário }]
    result:
      - block: table
        title: Horários
        value: itens
        empty: Nenhum horário marcado.
        columns:
          - { label: Hora, value: hora, format: datetime }
          - { label: Serviço, value: servico }
          - { label: Valor, value: centavos, format: currency, scale: 100, total: true }
    example:
      itens: [{ hora: "2026-03-02T09:00", servico: Avaliação, centavos: 9000 }]
      total: 1
`

const source = 'sources:\n  clinica: { title: Clínica Aurora, baseUrl: /api, mode: live }\n'

const test = base.extend<object, { clinic: string }>({
  clinic: workerFixture(240_000, async (use) => {
    const [port = 0] = await freePorts(1)
    const project = createCompanyProject()
    writeFileSync(join(project.folder, 'manifest/consultas/agenda.yaml'), agenda)
    project.edit(['sources.yaml', 'sources:\n', source])
    const variables = { VITE_AUTH_PROVIDER: 'local' }
    project.build(variables)
    const stop = await project.serve(port, variables)
    await use(`http://127.0.0.1:${port}/`)
    stop()
    project.remove()
  }),
})

// Workers would each build the product.
test.describe.configure({ mode: 'serial' })

const services = ['Avaliação', 'Limpeza', 'Canal', 'Clareamento', 'Revisão']

/** Answers as the source: each page has two rows. `count` rows are booked. */
async function answerAgenda(page: Page) {
  const state = { count: services.length, fails: false, asked: [] as string[] }
  await page.route('**/api/agenda?*', (route: Route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('pagina'))
    state.asked.push(`${number}`)
    if (state.fails) return route.fulfill({ status: 503, json: {} })
    const all = services.slice(0, state.count).map((servico, index) => ({
      hora: `2026-03-02T0${index + 1}:00`,
      servico,
      centavos: 10_000,
    }))
    return route.fulfill({ json: { itens: all.slice((number - 1) * 2, number * 2), total: all.length } })
  })
  return state
}

async function openAgenda(page: Page, url: string) {
  await signIn(page)
  await page.goto(url)
  await navigateInApp(page, '/consulta/agenda')
}

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
const rows = (page: Page) => result(page).locator('tbody').getByRole('row')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a list opens with its answer, and never says more than its loaded pages', async ({ page, clinic }) => {
  const source = await answerAgenda(page)
  await openAgenda(page, clinic)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(source.asked).toEqual(['1'])
  await expect(result(page).getByText('2 de 5 linhas')).toBeVisible()
  await expect(result(page).locator('tfoot')).toContainText('Total de 2 carregadas')
  await expect(result(page)).toContainText('2 horários (linhas carregadas)')
  await expectAccessibleIn(page, allLooks)
})

test('the keyboard loads pages and keeps its place', async ({ page, clinic }) => {
  const source = await answerAgenda(page)
  await openAgenda(page, clinic)
  await expect(rows(page)).toHaveCount(2)
  const more = button(page, 'Carregar mais')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(4)
  await expect(more).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows(page)).toHaveCount(5)
  await expect(more).toHaveCount(0)
  await expect(result(page).getByText('5 linhas', { exact: true })).toBeFocused()
  await expect(result(page).locator('tfoot').getByRole('rowheader')).toHaveText('Total')
  await expect(result(page).locator('tfoot')).toContainText('R$ 500,00')
  expect(source.asked).toEqual(['1', '2', '3'])
  await expectAccessibleIn(page, bothThemes)
})

test('a page that fails leaves the loaded rows, and can be tried again', async ({
  page,
  clinic,
  pageErrors,
}) => {
  const source = await answerAgenda(page)
  await openAgenda(page, clinic)
  await expect(rows(page)).toHaveCount(2)
  source.fails = true
  const more = button(page, 'Carregar mais')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(result(page).getByText(/^As próximas linhas não vieram\./)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(button(page, 'Tentar de novo')).toBeFocused()
  await expectAccessibleIn(page, bothThemes)
  source.fails = false
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(4)
  await expect(result(page).getByText(/^As próximas linhas não vieram\./)).toHaveCount(0)
  // The browser reports the failed requests.
  expect(pageErrors.filter((error) => !error.includes('503'))).toEqual([])
  pageErrors.length = 0
})

test('Atualizar asks again from the first page', async ({ page, clinic }) => {
  const source = await answerAgenda(page)
  await openAgenda(page, clinic)
  await expect(rows(page)).toHaveCount(2)
  await button(page, 'Carregar mais').click()
  await expect(rows(page)).toHaveCount(4)
  source.count = 3
  await button(page, 'Atualizar').focus()
  await page.keyboard.press('Enter')
  await expect(result(page).getByText('2 de 3 linhas')).toBeVisible()
  await expect(button(page, 'Atualizar')).toBeFocused()
  expect(source.asked).toEqual(['1', '2', '1'])
})

test('an empty list says so, and offers no further page', async ({ page, clinic }) => {
  const source = await answerAgenda(page)
  source.count = 0
  await openAgenda(page, clinic)
  await expect(result(page).getByText('Nenhum horário marcado.')).toBeVisible()
  await expect(button(page, 'Carregar mais')).toHaveCount(0)
  await expectAccessibleIn(page, bothThemes)
  await page.setViewportSize({ width: 375, height: 800 })
  await expectAccessible(page)
})
