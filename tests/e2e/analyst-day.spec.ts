import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { present } from '../support/present.ts'
import { type CountedHand, countedHand, type Effort } from './support/counted-hand.ts'
import { variant } from './support/live-test.ts'
import { purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/*
 * Ten tasks of an analyst's day, each with the clicks and keystrokes that docs/analyst-day.md says it takes. A task ends
 * when what it is about is on screen.
 */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const cpf = { digits: '11144477735', written: '111.444.777-35' }

const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

const variants = (page: Page) => page.getByRole('navigation', { name: 'Variantes' })

const showAll = (page: Page) => result(page).getByRole('button', { name: 'Mostrar tudo' })

async function isOn(page: Page, { title }: ConsultaDefinition) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Expects a consulta's answer on screen: one of the session where it `isKept`. */
async function isAnswered(page: Page, consulta: ConsultaDefinition, isKept = false) {
  await isOn(page, consulta)
  await expect(result(page).getByRole('button', { name: 'Imprimir' })).toBeVisible()
  const said = expect(page.getByRole('group', { name: 'O que foi consultado' }))
  await (isKept ? said : said.not).toContainText('desta sessão')
}

/** Chooses what the lookups of the session are for, by a letter in the field, which has the focus. */
async function choosePurpose(page: Page, hand: CountedHand) {
  await expect(purposeField(page)).toBeFocused()
  await hand.press('a')
}

/** Opens a consulta that takes a CPF, which has the focus at once, and asks. */
async function askAboutPerson(page: Page, hand: CountedHand, consulta: ConsultaDefinition) {
  await page.goto(consulta.path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await hand.type(cpf.digits)
  await hand.press('Tab')
  await choosePurpose(page, hand)
  await hand.press('Tab')
  await hand.press('Enter')
  await isAnswered(page, consulta)
}

/** Opens another view of the person on screen. */
const switchTo = (page: Page, hand: CountedHand, { title }: ConsultaDefinition) =>
  hand.click(variants(page).getByRole('link', { name: title }))

/** Opens a consulta of the first value on screen that has this label. */
async function followLead(page: Page, hand: CountedHand, name: string | RegExp, to: ConsultaDefinition) {
  await hand.click(result(page).getByRole('button', { name }).filter({ visible: true }).first())
  await hand.click(page.getByRole('menu', { name: /^Consultar/ }).getByRole('menuitem', { name: to.title }))
  await isAnswered(page, to)
}

const trail = async () => ({
  relatives: await variant('cpf', 5),
  jobs: await variant('cpf', 6),
  employer: await variant('cnpj'),
  address: await variant('cep'),
})

/** From a person to a relative's employer and its address. */
async function walk(page: Page, hand: CountedHand) {
  const { relatives, jobs, employer, address } = await trail()
  await askAboutPerson(page, hand, relatives)
  await followLead(page, hand, 'Consultar CPF, linha 5', jobs)
  await followLead(page, hand, 'Consultar CNPJ, linha 1', employer)
  await followLead(page, hand, /^Consultar CEP/, address)
}

async function openPalette(page: Page, hand: CountedHand) {
  await hand.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox')).toBeFocused()
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What is done of each task, by its number. */
const tasks: Record<string, (page: Page, hand: CountedHand) => Promise<void>> = {
  '1': async (page, hand) => {
    const [first, ...others] = Object.values((await families.cpf()).default.variants)
    await askAboutPerson(page, hand, present(first))
    for (const consulta of others) {
      await switchTo(page, hand, consulta)
      await isOn(page, consulta)
      const missing = consulta.fields.find(({ required, kind }) => required && kind === 'date')
      if (missing) {
        await expect(page.getByRole('main').getByLabel(missing.label)).toBeFocused()
        await hand.type('12031985')
        await hand.press('Enter')
      }
      await isAnswered(page, consulta)
      await expect(page.getByRole('group', { name: 'O que foi consultado' })).toContainText(cpf.written)
    }
  },

  '2': walk,

  '3': async (page, hand) => {
    await walk(page, countedHand(page))
    const { relatives, jobs, employer } = await trail()
    for (const consulta of [employer, jobs, relatives]) {
      await hand.back()
      await isAnswered(page, consulta, true)
    }
  },

  '4': async (page, hand) => {
    await openDashboard(page)
    await openPalette(page, hand)
    await hand.paste('(11) 98765-4321')
    await hand.press('Enter')
    await isAnswered(page, await variant('telefone'))
  },

  '5': async (page, hand) => {
    await openDashboard(page)
    await openPalette(page, hand)
    await hand.type('funcionários')
    await expect(page.getByRole('option', { selected: true })).toContainText('em: Funcionários')
    await hand.press('Enter')
    await isOn(page, await variant('cnpj', 5))
    await expect(result(page).getByText(/Funcionários/)).toBeVisible()
  },

  '6': async (page, hand) => {
    await page.goto((await variant('cpf')).path)
    await expect(page.getByLabel('CPF')).toBeFocused()
    await hand.paste('11144477735\n12345678909\n98765432100')
    await hand.click(page.getByRole('button', { name: 'Abrir o lote' }))
    await expect(page.getByText('A consultar')).toBeVisible()
    await hand.press('Tab')
    await choosePurpose(page, hand)
    await hand.click(page.getByRole('button', { name: 'Iniciar' }))
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ver linha/ })).toHaveCount(3)
  },

  '7': async (page, hand) => {
    const { path } = present((await variant('cep')).batch)
    await page.goto(path)
    const ceps = Array.from({ length: 10 }, (_, index) => String(20_040_000 + index))
    await page.getByLabel('Lista', { exact: true }).fill(ceps.join('\n'))
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await hand.click(page.getByRole('button', { name: 'Ver linha 1', exact: true }))
    for (let row = 1; row <= ceps.length; row++) {
      if (row > 1) await hand.press('j')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`Linha ${row} de 10`)
    }
  },

  '8': async (page, hand) => {
    await askAboutPerson(page, hand, await variant('cpf'))
    await hand.click(showAll(page))
    await hand.click(page.getByRole('checkbox', { name: 'Mostrar sempre, até você sair' }))
    for (const consulta of [await variant('cpf', 3), await variant('cpf', 4)]) {
      await switchTo(page, hand, consulta)
      await isAnswered(page, consulta)
      await expect(result(page).getByText('•••••••')).toHaveCount(0)
      await expect(showAll(page)).toHaveCount(0)
    }
  },

  '9': async (page, hand) => {
    const consulta = await variant('cpf')
    await askAboutPerson(page, countedHand(page), consulta)
    await page.getByRole('link', { name: 'Consultas', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultas')
    await hand.press('h')
    await expect(page.getByRole('dialog', { name: 'Consultas desta sessão' })).toBeVisible()
    await hand.press('Enter')
    await isAnswered(page, consulta, true)
  },

  '10': async (page, hand) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '')
    })
    await askAboutPerson(page, hand, await variant('cpf'))
    await hand.click(result(page).getByRole('button', { name: 'Consultar CPF', exact: true }))
    await hand.click(page.getByRole('menuitem', { name: 'Dossiê: Dossiê de pessoa' }))
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      '11 de 11',
    )
    await expect(page.getByRole('region', { name: 'Dados cadastrais' })).toContainText(
      'já consultado nesta sessão',
    )
    await hand.click(page.getByRole('button', { name: 'Imprimir' }))
    await expect(page.locator('[data-print-asked]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-report-cover]').getByRole('list').getByRole('listitem')).toHaveCount(11)
  },
}

/** The rows of the document's table: number, title and what the task takes now. */
const documented = readFileSync(join(import.meta.dirname, '../../docs/analyst-day.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => number && /^\d+$/.test(number))
  .map(([, number = '', title = '', , , , clicks, keystrokes]) => ({
    number,
    title,
    effort: { clicks: Number(clicks), keystrokes: Number(keystrokes) } satisfies Effort,
  }))

test('the document has every task', () => {
  expect(documented.map(({ number }) => number)).toEqual(Object.keys(tasks))
})

for (const { number, title, effort } of documented)
  test(`${number}: ${title}`, async ({ insider: page }) => {
    const hand = countedHand(page)
    await present(tasks[number])(page, hand)
    expect(hand.effort).toEqual(effort)
  })
