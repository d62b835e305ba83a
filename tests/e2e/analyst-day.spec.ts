import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import {
  addPerson,
  caseButton,
  createCase,
  expectSaved,
  goToCases,
  heading,
  passphrase,
} from './support/cases.ts'
import { type CountingUser, createCountingUser, type InputCount } from './support/counting-user.ts'
import { addSourceRules, ignoreFailedRequests, test as liveTest, variant } from './support/live-test.ts'
import { choosePurpose as choosePurposeUncounted, purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/*
 * Fifteen tasks of an analyst's day with the clicks and keystrokes of docs/analyst-day.md. A task ends when its
 * result is on screen.
 */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const cpf = { digits: '11144477735', written: '111.444.777-35' }

/** Marina's husband, who has a phone of hers. */
const spouse = '22334455709'

const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

const variants = (page: Page) => page.getByRole('navigation', { name: 'Variantes' })

const showAll = (page: Page) => result(page).getByRole('button', { name: 'Mostrar tudo' })

async function expectConsulta(page: Page, { title }: ConsultaDefinition) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Expects an answer on screen: a cached one if `isFromSession`. */
async function expectAnswered(page: Page, consulta: ConsultaDefinition, isFromSession = false) {
  await expectConsulta(page, consulta)
  await expect(result(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
  const queryGroup = expect(page.getByRole('group', { name: 'O que foi consultado' }))
  await (isFromSession ? queryGroup : queryGroup.not).toContainText('sem custo')
}

/** Chooses a purpose by a letter in the focused select. */
async function choosePurpose(page: Page, user: CountingUser) {
  await expect(purposeField(page)).toBeFocused()
  await user.press('a')
}

/** Opens a consulta with a CPF field, which has the focus, and submits. */
async function queryPerson(page: Page, user: CountingUser, consulta: ConsultaDefinition) {
  await page.goto(consulta.path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await user.type(cpf.digits)
  await user.press('Tab')
  await choosePurpose(page, user)
  await user.press('Tab')
  await user.press('Enter')
  await expectAnswered(page, consulta)
}

/** Opens another consulta about the person on screen. */
const openVariant = (page: Page, user: CountingUser, { title }: ConsultaDefinition) =>
  user.click(variants(page).getByRole('link', { name: title }))

/** Opens the lead menu of the first value with this label and follows an entry. */
async function followLead(page: Page, user: CountingUser, name: string | RegExp, to: ConsultaDefinition) {
  await user.click(result(page).getByRole('button', { name }).filter({ visible: true }).first())
  await user.click(page.getByRole('menu', { name: /^Consultar/ }).getByRole('menuitem', { name: to.title }))
  await expectAnswered(page, to)
}

const loadChain = async () => ({
  relatives: await variant('cpf', 5),
  jobs: await variant('cpf', 6),
  employer: await variant('cnpj'),
  address: await variant('cep'),
})

/** From a person to the employer of a relative and its address. */
async function followChain(page: Page, user: CountingUser) {
  const { relatives, jobs, employer, address } = await loadChain()
  await queryPerson(page, user, relatives)
  await followLead(page, user, 'Consultar CPF, linha 5', jobs)
  await followLead(page, user, 'Consultar CNPJ, linha 1', employer)
  await followLead(page, user, /^Consultar CEP/, address)
}

async function openPalette(page: Page, user: CountingUser) {
  await user.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox')).toBeFocused()
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const railEntry = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Consultas do assunto' })
    .getByRole('button', { name: new RegExp(`^${title} ?,`) })
    .first()

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

const compareButton = (page: Page) =>
  page.getByRole('region', { name: 'Resumo' }).getByRole('button', { name: 'Comparar' })

/** The steps of each task, by its number. */
const tasks: Record<string, (page: Page, user: CountingUser) => Promise<void>> = {
  '1': async (page, user) => {
    const [first, ...others] = Object.values((await families.cpf()).default.variants).slice(0, 12)
    await queryPerson(page, user, requireValue(first))
    await user.click(page.getByRole('link', { name: 'Abrir assunto' }))
    for (const { title } of others) {
      await user.click(railEntry(page, title))
      await expect(railEntry(page, title)).toHaveAccessibleName(/, encontrado/)
      await expect(section(page, title).getByRole('heading', { level: 3 }).first()).toBeVisible()
    }
  },

  '2': followChain,

  '3': async (page, user) => {
    await followChain(page, createCountingUser(page))
    const { relatives, jobs, employer } = await loadChain()
    for (const consulta of [employer, jobs, relatives]) {
      await user.back()
      await expectAnswered(page, consulta, true)
    }
  },

  '4': async (page, user) => {
    await openDashboard(page)
    await openPalette(page, user)
    await user.paste('(11) 98765-4321')
    await expect(page.getByRole('option', { selected: true })).toContainText('Abrir telefone')
    await user.press('ArrowDown')
    await user.press('Enter')
    await expectAnswered(page, await variant('telefone'))
  },

  '5': async (page, user) => {
    await openDashboard(page)
    await openPalette(page, user)
    await user.type('funcionários')
    await expect(page.getByRole('option', { selected: true })).toContainText('em: Funcionários')
    await user.press('Enter')
    await expectConsulta(page, await variant('cnpj', 5))
    await expect(result(page).getByText(/Funcionários/)).toBeVisible()
  },

  '6': async (page, user) => {
    await page.goto((await variant('cpf')).path)
    await expect(page.getByLabel('CPF')).toBeFocused()
    await user.paste('11144477735\n12345678909\n98765432100')
    await user.click(page.getByRole('button', { name: 'Abrir o lote' }))
    await expect(page.getByText('A consultar')).toBeVisible()
    await user.press('Tab')
    await choosePurpose(page, user)
    await user.click(page.getByRole('button', { name: 'Iniciar' }))
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ver linha/ })).toHaveCount(3)
  },

  '7': async (page, user) => {
    const { path } = requireValue((await variant('cep')).batch)
    await page.goto(path)
    const ceps = Array.from({ length: 10 }, (_, index) => String(20_040_000 + index))
    await page.getByLabel('Lista', { exact: true }).fill(ceps.join('\n'))
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await user.click(page.getByRole('button', { name: 'Ver linha 1', exact: true }))
    for (let row = 1; row <= ceps.length; row++) {
      if (row > 1) await user.press('j')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`Linha ${row} de 10`)
    }
  },

  '8': async (page, user) => {
    await queryPerson(page, user, await variant('cpf'))
    await user.click(showAll(page))
    await user.click(page.getByRole('checkbox', { name: 'Mostrar sempre, até você sair' }))
    for (const consulta of [await variant('cpf', 3), await variant('cpf', 4)]) {
      await openVariant(page, user, consulta)
      await expectAnswered(page, consulta)
      await expect(result(page).getByText(/••/)).toHaveCount(0)
      await expect(showAll(page)).toHaveCount(0)
    }
  },

  '9': async (page, user) => {
    const consulta = await variant('cpf')
    await queryPerson(page, createCountingUser(page), consulta)
    await page.getByRole('link', { name: 'Consultas', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultas')
    await user.press('h')
    await expect(page.getByRole('dialog', { name: 'Consultas desta sessão' })).toBeVisible()
    await user.press('Enter')
    await expectAnswered(page, consulta, true)
  },

  '10': async (page, user) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '')
    })
    await queryPerson(page, user, await variant('cpf'))
    await user.click(result(page).getByRole('button', { name: 'Consultar CPF', exact: true }))
    await user.click(page.getByRole('menuitem', { name: 'Dossiê: Dossiê de pessoa' }))
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      '12 de 12',
    )
    await expect(page.getByRole('region', { name: 'Dados cadastrais' })).toContainText('sem custo')
    await user.click(page.getByRole('button', { name: 'Imprimir' }))
    const dialog = page.getByRole('dialog', { name: 'Imprimir o dossiê' })
    await user.click(dialog.getByRole('button', { name: 'Imprimir' }))
    await expect(page.locator('[data-print-asked]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const contents = page.locator('[data-report-cover]').getByRole('list', { name: 'Conteúdo' })
    await expect(contents.getByRole('listitem')).toHaveCount(12)
  },

  '11': async (page, user) => {
    await page.goto((await variant('cpf')).path)
    await expect(page.getByLabel('CPF')).toBeFocused()
    await user.paste(`${cpf.digits}\n${spouse}`)
    await user.click(page.getByRole('button', { name: 'Abrir o lote' }))
    await expect(page.getByText('A consultar')).toBeVisible()
    await user.press('Tab')
    await choosePurpose(page, user)
    await user.click(page.getByRole('button', { name: 'Iniciar' }))
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await user.click(page.getByRole('button', { name: 'Abrir pessoa, linha 1' }))
    await user.click(compareButton(page))
    await user.back()
    await user.click(page.getByRole('button', { name: 'Abrir pessoa, linha 2' }))
    await user.click(compareButton(page))
    await user.click(page.getByRole('link', { name: /comparação/ }).filter({ visible: true }))
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Nacionalidade' }) })
    await expect(row).toContainText('igual')
  },

  '12': async (page, user) => {
    await page.goto('/casos')
    await createCase(page)
    await addPerson(page, cpf.digits)
    await goToCases(page)
    await expectSaved(page)
    // A reload ends the session, as another day does.
    await openDashboard(page)
    await user.click(page.getByRole('link', { name: 'Casos', exact: true }).first())
    await user.click(caseButton(page, 'Abrir caso'))
    await expect(page.getByLabel('Senha do caso', { exact: false })).toBeFocused()
    await user.type(passphrase)
    await user.press('Enter')
    await user.click(page.getByRole('list', { name: 'Assuntos do caso' }).getByRole('button').first())
    await expect(heading(page)).toContainText('Marina Exemplo do Vale')
    await expect(section(page, 'Dados cadastrais')).toContainText('Filiação')
  },

  '13': async (page, user) => {
    const [phones, holder] = [await variant('cpf', 4), await variant('telefone')]
    await queryPerson(page, createCountingUser(page), phones)
    await page.getByRole('button', { name: 'Alterar' }).click()
    await page.getByRole('main').getByRole('textbox', { name: 'CPF' }).fill(spouse)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(result(page)).toContainText('Rogério')
    await user.press('h')
    await user.click(page.getByRole('link', { name: 'Ver árvore e grafo' }))
    await user.click(page.getByRole('radio', { name: 'Grafo' }))
    const graph = page.getByRole('application', { name: /2 valores em comum/ })
    const shared = graph.getByRole('button', { name: /^Telefone: .*em comum a 2 assuntos$/ })
    await user.click(shared.first())
    await user.press('Enter')
    await user.click(page.getByRole('menuitem', { name: holder.title }))
    await expect(page.getByRole('complementary', { name: 'Detalhes' })).toContainText(holder.title)
  },

  '14': async (page, user) => {
    const [company, protests] = [await variant('cnpj', 5), await variant('cpf', 9)]
    await page.goto(company.path)
    await expect(page.getByLabel('CNPJ')).toBeFocused()
    await user.type('11222333000181')
    await user.press('Enter')
    await expectAnswered(page, company)
    for (const row of [1, 2, 3]) {
      if (row > 1) {
        await user.back()
        await expectAnswered(page, company, true)
      }
      await user.click(
        result(page)
          .getByRole('button', { name: new RegExp(`^Consultar CPF.*, linha ${row}$`) })
          .first(),
      )
      await user.click(
        page.getByRole('menu', { name: /^Consultar/ }).getByRole('menuitem', { name: protests.title }),
      )
      if (row === 1) {
        await choosePurpose(page, user)
        await user.press('Tab')
        await user.press('Enter')
      }
      await expectAnswered(page, protests)
    }
  },

  '15': async (page, user) => {
    const subject = '31415926590'
    const vehicles = '/gateway/cpf/veiculos'
    await addSourceRules({ subject, fault: '503' }, { subject, path: vehicles, fault: 'good' })
    await page.goto('/dossie/pessoa')
    await page.getByRole('main').getByLabel('CPF').fill(subject)
    await choosePurposeUncounted(page)
    await page.getByRole('button', { name: 'Montar dossiê' }).click()
    const states = page.getByRole('list', { name: 'Situação das partes' }).getByRole('listitem')
    await expect(states.filter({ hasText: '10 falharam' })).toBeVisible()
    await addSourceRules({ subject, fault: 'good' })
    await user.click(page.getByRole('button', { name: 'Repetir 10 falhas' }))
    await expect(states.filter({ hasText: /encontradas$/ })).toBeVisible()
    await expect(states.filter({ hasText: 'falh' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Repetir/ })).toHaveCount(0)
  },
}

/** The document's table: number, title and current counts. */
const documented = readFileSync(join(import.meta.dirname, '../../docs/analyst-day.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => number && /^\d+$/.test(number))
  .map(([, number = '', title = '', , , , clicks, keystrokes]) => ({
    number,
    title,
    effort: { clicks: Number(clicks), keystrokes: Number(keystrokes) } satisfies InputCount,
  }))

test('the document lists every task', () => {
  expect(documented.map(({ number }) => number)).toEqual(Object.keys(tasks))
})

/** Sources fail in the live app only. */
const liveTasks = ['15']

liveTest.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

for (const { number, title, effort } of documented) {
  const runTask = liveTasks.includes(number) ? liveTest : test
  runTask(`${number}: ${title}`, async ({ loggedInPage: page }) => {
    const user = createCountingUser(page)
    await requireValue(tasks[number])(page, user)
    expect(user.inputCount).toEqual(effort)
  })
}
