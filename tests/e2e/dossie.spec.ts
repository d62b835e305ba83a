import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { app } from '../../src/generated/app.ts'
import { dossies } from '../../src/generated/dossies/index.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { confirmCost } from './support/confirm-cost.ts'
import { exportResult } from './support/export-result.ts'
import { loss } from './support/loss.ts'
import { choosePurpose, purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'
const hiddenCpf = '•••.•••.•••-35'
const hiddenName = /^\p{L}•••(?: \p{L}•••)*$/u

const { default: person } = await dossies.pessoa()

const parts = person.parts.length

const dossie = (page: Page) => page.getByRole('region', { name: 'Dossiê', exact: true })

const part = (page: Page, name: string) => dossie(page).getByRole('region', { name, exact: true })

async function start(page: Page, purpose = 'Análise de crédito') {
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(cpf)
  await purposeField(page).selectOption({ label: purpose })
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
}

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progresso do dossiê' })

const isDone = (page: Page) =>
  expect(progress(page)).toHaveAttribute('aria-valuetext', `${parts} de ${parts}`)

async function saved(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dossie(page).getByRole('button', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('one CPF fills all parts, one of them from the answer of another', { tag: '@core' }, async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  await expect(page.getByRole('button', { name: 'Montar dossiê' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Alterar' })).toBeFocused()
  await expect(part(page, 'Protestos').getByRole('table').first()).toBeVisible()
  // The employer's CNPJ comes from the answer about the person's jobs.
  await expect(part(page, 'Empresa do último vínculo')).toContainText('77.888.999/0001-81')
  // The top of the page says how many, so the part does not say it again.
  const findings = part(page, 'Protestos').getByRole('list', { name: 'Leitura rápida' })
  await expect(findings.getByRole('button', { name: /^último em/ })).toBeVisible()
  await expect(findings).not.toContainText('3 protestos')
  await expect(part(page, 'Score de crédito')).toContainText('Encontrado')

  await page
    .getByRole('navigation', { name: 'Partes do dossiê' })
    .getByRole('button', { name: /^Veículos/ })
    .click()
  await expect(part(page, 'Veículos').getByRole('heading', { level: 2 })).toBeFocused()
  await part(page, 'Dívidas e pendências financeiras')
    .getByRole('button', { name: /consultas anteriores$/ })
    .click()
  await expect(page.locator(':focus')).toHaveText('Consultas anteriores a este CPF')
  expect(page.url()).not.toContain('#')

  const line = page.getByRole('group', { name: 'O que foi consultado' })
  await expect(line).toContainText(/^CPF•••\.•••\.•••-35FinalidadeAnálise de créditoMontado às /)
  const head = dossie(page).getByRole('region', { name: 'Resumo' })
  await head.getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(line).toContainText(cpf)
  await head.getByRole('button', { name: 'Ocultar CPF' }).click()
  await expect(line).toContainText(hiddenCpf)
  await line.getByRole('button', { name: 'Alterar' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(line.getByRole('button', { name: 'Alterar' })).toBeFocused()
  await line.getByRole('button', { name: 'Alterar' }).click()
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue(cpf)
  await purposeField(page).selectOption({ label: 'Concessão de crédito' })
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await isDone(page)
  await expect(line).toContainText('Concessão de crédito')
  // An answer for one purpose serves no other.
  await expect(part(page, 'Protestos')).not.toContainText('sem custo')
})

test('a value of a part leads to a consulta, and Back restores the position', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  await part(page, 'Empresa do último vínculo')
    .getByRole('button', { name: 'Consultar CNPJ', exact: true })
    .click()
  await page
    .getByRole('menuitem', { name: /^Quadro societário|^Sócios/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'O que foi consultado' })).toContainText('77.888.999/0001-81')
  await page.goBack()
  await isDone(page)
  await expect(part(page, 'Protestos').getByRole('table').first()).toBeVisible()
})

test('a head that is partly scrolled away stays at a press, and is shown whole for a key', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  const add = dossie(page).getByRole('button', { name: 'Adicionar ao caso' })
  // Just below the app's header, which covers what is above the button.
  const pressedTop = 70
  const readTop = () => add.evaluate((button) => button.getBoundingClientRect().top)
  await add.evaluate(
    (button, top) => window.scrollBy(0, button.getBoundingClientRect().top - top),
    pressedTop,
  )
  expect(await readTop()).toBe(pressedTop)
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readTop()).toBe(pressedTop)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dossie(page).getByRole('button', { name: 'Imprimir' }).focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await readTop()).toBeLessThan(0)
  await page.keyboard.press('Shift+Tab')
  await expect(add).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('O que pesa leads to the blocks of the worst findings', async ({ loggedInPage: page }) => {
  await start(page)
  await isDone(page)
  const weights = dossie(page).getByRole('region', { name: 'O que pesa' }).getByRole('button')
  await expect(weights).toHaveCount(5)
  await expect(weights.first()).toHaveText(
    /^4 pendências · R\$\s7\.411,35 em aberto\s*Dívidas e pendências financeiras$/,
  )
  // The score has the gravity of its band, and says it in words.
  await expect(weights.nth(3)).toHaveText(
    /^score 412 \(Risco alto\) · R\$\s0,00 de limite sugerido\s*Score de crédito$/,
  )
  await expect(weights.last()).toHaveText(/^2 processos ativos · 1 processo como réu/)
  await expect(weights.filter({ hasText: 'Não Me Perturbe' })).toHaveCount(0)
  await weights.first().click()
  await expect(page.locator(':focus')).toHaveText('Pendências')
  await expect(part(page, 'Dívidas e pendências financeiras').locator(':focus')).toBeVisible()
})

test('a block that repeats an earlier part is a line, which opens', async ({ loggedInPage: page }) => {
  await start(page)
  await isDone(page)
  const debts = part(page, 'Dívidas e pendências financeiras')
  await expect(debts.getByText('Identificação: igual a')).toBeVisible()
  await expect(debts.getByText('Nascimento', { exact: true })).toHaveCount(0)
  await debts.getByRole('button', { name: 'Mostrar Identificação' }).click()
  await expect(debts.getByText('Nascimento', { exact: true })).toBeVisible()
  await debts.getByRole('button', { name: 'Recolher Identificação' }).click()
  await debts.getByRole('button', { name: 'Dados cadastrais' }).click()
  await expect(part(page, 'Dados cadastrais').getByRole('heading', { level: 2 })).toBeFocused()
})

test('the focus stays in the form that the example fills, and moves to the button that changes it', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dossie/pessoa')
  const field = page.getByRole('main').getByLabel('CPF')
  await field.click()
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
  await expect(field).not.toHaveValue('')
  await expect(field).toBeFocused()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('button', { name: 'Alterar' })).toBeFocused()
  await isDone(page)
  await expect(page.getByRole('button', { name: 'Alterar' })).toBeFocused()
})

test('on a phone the parts are folded, with their findings, and open by a click', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await start(page)
  await isDone(page)
  const debts = part(page, 'Dívidas e pendências financeiras')
  const toggle = debts.getByRole('button', { name: 'Dívidas e pendências financeiras', exact: true })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(debts.getByRole('button', { name: '4 pendências' })).toBeVisible()
  await expect(debts.getByRole('table')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(debts.locator('[data-part-body]')).toBeVisible()
  await toggle.click()
  await debts.getByRole('button', { name: '4 pendências' }).click()
  await expect(page.locator(':focus')).toHaveText('Pendências')
})

test(
  'a conclusion that passes its limit is kept whole, and says by how much',
  loss('Uma conclusão colada com mais de 4.000 caracteres'),
  async ({ loggedInPage: page }) => {
    await start(page)
    await isDone(page)
    const box = page.getByRole('textbox', { name: 'Conclusão do analista' })
    await box.fill('a'.repeat(4_000))
    await expect(page.getByText('4.000 de 4.000')).toBeVisible()
    await expect(box).not.toHaveAttribute('aria-invalid')
    await box.fill('a'.repeat(4_012))
    await expect(box).toHaveValue('a'.repeat(4_012))
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(/passa do limite em 12 caracteres.*4\.012 de 4\.000/)
    expect(JSON.parse((await saved(page, 'JSON')).bytes.toString()).conclusion).toHaveLength(4_012)
  },
)

test('the conclusion goes into the report and the files, and stays with the dossiê', async ({
  loggedInPage: page,
}) => {
  const text = 'Aprovar com fiador.\nRever em seis meses.'
  await start(page)
  await isDone(page)
  const box = page.getByRole('textbox', { name: 'Conclusão do analista' })
  await expect(box).toHaveAttribute('autocomplete', 'off')
  await box.fill(text)
  expect(JSON.parse((await saved(page, 'JSON')).bytes.toString())).toMatchObject({ conclusion: text })
  const files = unzipSync(new Uint8Array((await saved(page, 'Planilha')).bytes))
  const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(strings).toContain('Conclusão do analista')
  expect(strings).toContain('Aprovar com fiador.')
  await page
    .getByRole('link', { name: /^Consultas/ })
    .first()
    .click()
  await page.goBack()
  await expect(box).toHaveValue(text)
  await page.emulateMedia({ media: 'print' })
  const cover = page.locator('[data-report-cover]')
  await expect(cover.getByRole('heading', { name: 'Conclusão do analista' })).toBeVisible()
  await expect(cover.getByText('Aprovar com fiador.')).toBeVisible()
  await expect(cover.getByRole('list', { name: 'O que pesa' }).getByRole('listitem')).toHaveCount(5)
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))
  expect(stored).not.toContain('fiador')
})

test('returning shows the dossiê as it was, without queries', async ({ loggedInPage: page }) => {
  await start(page)
  await isDone(page)
  const number = await dossie(page)
    .getByText(/^Relatório/)
    .innerText()
  await page
    .getByRole('link', { name: /^Consultas/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Dossiês' })).toBeVisible()
  await page.goBack()
  await isDone(page)
  await expect(dossie(page).getByText(number)).toBeVisible()
  expect(page.url()).not.toMatch(/111/)
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toMatch(/111/)
})

test('a dossiê leads to the page of its subject, which has the answers already', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  const name = await page
    .getByRole('region', { name: 'Resumo' })
    .getByRole('heading', { level: 2 })
    .innerText()
  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  await expect(page).toHaveURL(/\/assunto\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Protestos', exact: true })).toContainText('Encontrado')
  await page.goBack()
  await isDone(page)
})

test('a dossiê keeps its number when another one is started, and back and forward', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  const number = dossie(page).getByText(/^Relatório/)
  const first = await number.innerText()
  await page.getByRole('button', { name: 'Montar de novo' }).click()
  await confirmCost(page)
  await expect(number).not.toHaveText(first)
  await isDone(page)
  const second = await number.innerText()
  await page
    .getByRole('link', { name: /^Consultas/ })
    .first()
    .click()
  await page.goBack()
  await expect(number).toHaveText(second)
  await page.goForward()
  await expect(number).toHaveCount(0)
  await page.goBack()
  await expect(number).toHaveText(second)
})

test('a dossiê opens again from the list of the session, with its number and answers', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  const number = await dossie(page)
    .getByText(/^Relatório/)
    .innerText()
  await page
    .getByRole('link', { name: /^Consultas/ })
    .first()
    .click()
  await expect(dossie(page)).toHaveCount(0)
  await page.keyboard.press('h')
  const list = page.getByRole('dialog', { name: 'Consultas desta sessão' })
  await list.getByText('Dossiê de pessoa').click()
  await expect(dossie(page).getByText(number)).toBeVisible()
  await expect(progress(page)).toHaveAttribute('aria-valuetext', `${parts} de ${parts}`)
  // Answers that were asked again would be marked as cached.
  await expect(part(page, 'Protestos')).not.toContainText('sem custo')
})

test('the report has a cover, contents and page numbers', async ({ loggedInPage: page }) => {
  await start(page, 'Concessão de crédito')
  await isDone(page)
  await page.emulateMedia({ media: 'print' })
  const cover = page.locator('[data-report-cover]')
  // Hidden values stay hidden on paper, that of the query too.
  const printedCpf = `${hiddenCpf} (oculto)`
  for (const text of [
    app.product,
    'Dossiê de pessoa',
    printedCpf,
    'Concessão de crédito',
    'Ana Demonstração',
  ])
    await expect(cover.getByText(text, { exact: true })).toBeVisible()
  await expect(cover.getByText(/^\d{8}-[0-9A-Z]{6}$/)).toBeVisible()
  await expect(cover.getByRole('list', { name: 'Conteúdo' }).getByRole('listitem')).toHaveCount(parts)
  await expect(cover.getByText(/^3 protestos · /).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '1. Dados cadastrais' })).toBeVisible()
  await expect(page).toHaveTitle(/^\S+ - Dossiê de pessoa \d{8}-\w{6} - \d\d-\d\d-\d{4}$/)
  for (const outside of ['banner', 'contentinfo', 'navigation', 'progressbar'] as const)
    await expect(page.getByRole(outside)).toHaveCount(0)
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  expect(rules.join('\n')).toMatch(/@page[^}]*\{[\s\S]*@bottom-right[^}]*counter\(page\)/)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  const pages = text.match(/\/Type ?\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(5)
  expect(pages).toBeLessThan(16)
  // A4, in points.
  expect(new Set(text.match(/\/MediaBox ?\[[^\]]*\]/g))).toEqual(
    new Set([expect.stringMatching(/59[45].* 84[12]/)]),
  )
})

test('the dossiê is saved as JSON and workbook, with sensitive values hidden until revealed', async ({
  loggedInPage: page,
}) => {
  await start(page)
  await isDone(page)
  const json = await saved(page, 'JSON')
  expect(json.name).toMatch(/^dossie-pessoa-\d{4}-\d{2}-\d{2}-\d{4}\.json$/)
  const file = JSON.parse(json.bytes.toString())
  expect(file).toMatchObject({
    dossie: 'Dossiê de pessoa',
    asked: { cpf: hiddenCpf },
    purpose: 'Análise de crédito',
    issuedBy: requireValue(app.auth.seedUser).name,
  })
  expect(file.parts).toHaveLength(parts)
  expect(file.parts[0]).toMatchObject({ state: 'found', demonstration: true })
  expect(file.parts[0].answer.nome_mae).toMatch(hiddenName)
  for (const spelling of [cpf, cpf.replace(/\D/g, '')]) expect(json.bytes.toString()).not.toContain(spelling)

  const sheet = await saved(page, 'Planilha')
  expect(sheet.name).toMatch(/\.xlsx$/)
  const files = unzipSync(new Uint8Array(sheet.bytes))
  const readSheetText = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const tabs = [...readSheetText('xl/workbook.xml').matchAll(/name="([^"]*)"/g)].map(([, name]) => name)
  expect(tabs.slice(0, 2)).toEqual(['Pedido', '1 Dados cadastrais'])
  expect(tabs).toContain('3 Pendências')
  const strings = readSheetText('xl/sharedStrings.xml')
  for (const text of [
    hiddenCpf,
    'Análise de crédito',
    'De demonstração, fictícios',
    '77.888.999/0001-81',
    file.issuedBy,
  ])
    expect(strings).toContain(text)
  expect(strings).not.toContain(cpf)
  expect(strings).toContain('Leitura rápida')
  expect(strings).toMatch(/3 protestos · /)
  const mother = file.parts[0].answer.nome_pai
  expect(strings).toContain(mother)

  await dossie(page).getByRole('switch', { name: 'Mostrar dados sensíveis' }).click()
  const open = JSON.parse((await saved(page, 'JSON')).bytes.toString())
  expect(open.parts[0].answer.nome_mae).not.toMatch(hiddenName)
  expect(open.asked).toEqual({ cpf: '11144477735' })
})

test('a dossiê is accessible and fits a narrow screen, in both themes', async ({ loggedInPage: page }) => {
  await page.goto('/dossie/pessoa')
  await expectAccessible(page)
  await start(page)
  await isDone(page)
  for (const darkMode of [true, false]) {
    await page.evaluate((isDark) => {
      document.body.classList.toggle('dark', isDark)
      document.body.classList.toggle('light', !isDark)
    }, darkMode)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectAccessible(page)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)
    await page.setViewportSize({ width: 375, height: 700 })
    const [list, actions] = await Promise.all(
      [`Partes ${parts} de ${parts}`, 'Ações'].map((name) =>
        dossie(page).getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('a single consulta is saved as a workbook, with its query', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/cpf/8')
  await page.getByRole('main').getByLabel('CPF').fill(cpf)
  await choosePurpose(page)
  await page.getByRole('main').getByRole('button', { name: 'Consultar', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), exportResult(page, 'Planilha')])
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(strings).toContain(cpf)
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toMatch(/"Pedido".*"Resumo".*"Pendências"/)
})
