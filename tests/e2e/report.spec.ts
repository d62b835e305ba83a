import { dossies } from '../../src/generated/dossies/index.ts'
import { ignoreLoadErrors } from './support/load-errors.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { type PdfPage, readPdfPages } from './support/pdf-pages.ts'
import { countPrints, expectPrinted, openPrintDialog, pressPrint } from './support/print-dialog.ts'
import { choosePurpose } from './support/purpose.ts'
import { readPrinted } from './support/read-printed.ts'
import { expect, type Page, test } from './support/test.ts'

/** The values of a dossiê's form, and the name that its answers give. */
const samples = {
  pessoa: { label: 'CPF', value: '529.982.247-25' },
  empresa: { label: 'CNPJ', value: '11.222.333/0001-81' },
  veiculo: { label: 'Placa', value: 'ABC1D23' },
} as const

const mark = 'Confidencial'

/** The width of the print area of A4, in px. */
const paperWidth = 688

const removeSpaces = (text: string) => text.replace(/\s+/g, '')

/** The styles of a print add this word to hidden values. */
const hiddenWord = '(oculto)'

async function openDossie(page: Page, name: keyof typeof samples) {
  const { label, value } = samples[name]
  await page.goto(`/dossie/${name}`)
  await page.getByRole('main').getByLabel(label).first().fill(value)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const count = (await dossies[name]()).default.parts.length
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
    'aria-valuetext',
    `${count} de ${count}`,
  )
}

const removeHiddenWord = (text: string) => text.replaceAll(hiddenWord, '')

/** Returns the rows that no page has whole. */
const listSplitRows = (rows: readonly string[], texts: readonly string[]) =>
  rows.map(removeHiddenWord).filter((row) => !texts.some((text) => text.includes(row)))

/** In lines of text. The last page of a print may have fewer. */
const fullestEmptyPage = 10

/** Checks the pages of a print: running head, page numbers and mark; no lone heading, no split row, no nearly empty page. */
function expectWholePages(
  pages: PdfPage[],
  { headings, rows, starts }: Awaited<ReturnType<typeof readPrinted>>,
  { head, hasCover }: { head: string; hasCover: boolean },
) {
  for (const [index, { text, lines }] of pages.entries()) {
    if (index < pages.length - 1) expect(lines.length, `page ${index + 1}`).toBeGreaterThan(fullestEmptyPage)
    const lastLine = lines.at(-2) ?? ''
    expect(headings, `last line of page ${index + 1}`).not.toContain(lastLine)
    if (hasCover && index === 0) {
      expect(text).not.toContain('Página1de')
      expect(lines.at(-1)).toBe(mark)
    } else {
      expect(lines[0]).toBe(removeSpaces(head))
      expect(lines.at(-1)).toBe(removeSpaces(`${mark} Página ${index + 1} de ${pages.length}`))
    }
  }
  const texts = pages.map(({ text }) => removeHiddenWord(text))
  expect(listSplitRows(rows, texts)).toEqual([])
  const lone = starts.filter(
    (start) => !texts.some((text) => start.every((part) => text.includes(removeHiddenWord(part)))),
  )
  expect(lone).toEqual([])
}

for (const name of Object.keys(samples) as (keyof typeof samples)[])
  test(`the report ${name} has whole pages`, async ({ loggedInPage: page }) => {
    await countPrints(page)
    await openDossie(page, name)
    const title = (await dossies[name]()).default.title
    const number = await page.getByText(/^Relatório \d{8}-/).innerText()
    const subject = await page.getByRole('region', { name: 'Resumo' }).getByRole('heading').innerText()
    const dialog = await openPrintDialog(page)
    await dialog.getByRole('button', { name: mark }).click()
    await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expectPrinted(page)
    await page.setViewportSize({ width: paperWidth, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-report-cover]').getByRole('list', { name: 'O que pesa' })).toBeVisible()
    await expect(page).not.toHaveTitle(new RegExp(subject))
    const printed = await readPrinted(page)
    expect(printed.clipped).toEqual([])
    expect(printed.cut).toEqual([])
    expect(printed.broken).toEqual([])
    // A sum that sticks to the edge of a table would cover its head.
    expect(printed.stuck).toEqual([])
    const pages = await readPdfPages(await page.pdf({ preferCSSPageSize: true }))
    const report = number.replace(/^Relatório (\S+) .*$/s, '$1')
    expectWholePages(pages, printed, { head: `${subject} · ${title} ${report}`, hasCover: true })
    await test.step('the cover is one page and names the subject; the document of a person is hidden on all', async () => {
      const cover = await page.locator('[data-report-cover] li strong').allInnerTexts()
      for (const title of cover) expect(pages[0]?.text).toContain(removeSpaces(title))
      const value = removeSpaces(samples[name].value)
      if (name === 'pessoa') {
        expect(pages[0]?.text).toContain(removeSpaces(subject))
        for (const { text } of pages) expect(text).not.toContain(value)
        expect(pages[0]?.text).toContain(hiddenWord)
      } else expect(pages[0]?.text).toContain(value)
    })
    await page.emulateMedia({ media: null })
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

test('a long conclusion follows the cover, and the first part follows it on the same page', async ({
  loggedInPage: page,
}) => {
  await countPrints(page)
  await openDossie(page, 'pessoa')
  await page
    .getByRole('textbox', { name: 'Conclusão do analista' })
    .fill('Aprovar com fiador, e rever em seis meses. '.repeat(40).trim())
  const dialog = await openPrintDialog(page)
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.emulateMedia({ media: 'print' })
  const contents = page.locator('[data-report-cover]').getByRole('list', { name: 'Conteúdo' })
  await expect(contents.getByRole('listitem').first()).toHaveText('Conclusão do analista')
  const targets = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.id))
  expect(targets).toHaveLength((await dossies.pessoa()).default.parts.length + 1)
  expect(targets).not.toContain(undefined)
  const pages = await readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages[0]?.text).not.toContain('Aprovarcomfiador')
  expect(pages[1]?.text).toMatch(/ConclusãodoanalistaAprovarcomfiador.*1\.Dadoscadastrais/s)
  for (const { lines } of pages.slice(0, -1)) expect(lines.length).toBeGreaterThan(fullestEmptyPage)
})

test('the dialog leaves parts, purpose and conclusion out, and says what it hides', async ({
  loggedInPage: page,
}) => {
  await countPrints(page)
  await openDossie(page, 'pessoa')
  await page.getByRole('textbox', { name: 'Conclusão do analista' }).fill('Aprovar com fiador.')
  const dialog = await openPrintDialog(page)
  await expect(dialog.getByText(/^\d+ ocultos, impressos/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Protestos/ }).uncheck()
  await dialog.getByRole('switch', { name: 'Finalidade' }).uncheck()
  await dialog.getByRole('switch', { name: 'Conclusão do analista' }).uncheck()
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.emulateMedia({ media: 'print' })
  const cover = page.locator('[data-report-cover]')
  await expect(cover.getByText(/^1[01] de 1[12] impressas$/)).toBeVisible()
  await expect(cover.getByText('Não impressa', { exact: true })).toHaveCount(1)
  await expect(cover.getByText('Finalidade')).toHaveCount(0)
  await expect(cover.getByText('Aprovar com fiador.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^\d+\. Protestos$/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Dados cadastrais' })).toContainText(
    /valores sensíveis ocultos, impressos com •/,
  )
  const mother = page
    .locator('dl > div')
    .filter({ hasText: /^Nome da mãe/ })
    .locator('[data-hidden-value]')
  expect(await mother.first().evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'oculto',
  )
  // The choices end with the print.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  // The page learns of the next change only after a frame without print media.
  const hasLeftPrint = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        window.matchMedia('print').addEventListener('change', () => resolve(), { once: true }),
      ),
  )
  await page.emulateMedia({ media: null })
  await hasLeftPrint
  await page.emulateMedia({ media: 'print' })
  await expect(cover.getByText('Aprovar com fiador.')).toBeVisible()
})

test('a consulta and its subject print with head, page numbers and the chosen values', async ({
  loggedInPage: page,
}) => {
  await countPrints(page)
  await page.goto('/dashboard')
  await lookUpPerson(page, samples.pessoa.value)
  const dialog = await openPrintDialog(page)
  await dialog.getByText('Mostrados', { exact: true }).click()
  await dialog.getByRole('button', { name: mark }).click()
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.setViewportSize({ width: paperWidth, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const banner = page.locator('[data-print-banner]')
  for (const label of ['CPF', 'Consultado em', 'Fonte', 'Emitido por'])
    await expect(banner.getByText(label, { exact: true })).toBeVisible()
  await expect(banner.getByText(/^\d+ mostrados$/)).toBeVisible()
  const printed = await readPrinted(page)
  expect([printed.clipped, printed.cut, printed.broken]).toEqual([[], [], []])
  const pages = await readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages.map(({ text }) => text).join('')).not.toContain('••')
  for (const [index, { lines }] of pages.entries()) {
    expect(lines[0]).toMatch(/^.+·.+$/)
    expect(lines.at(-1)).toBe(removeSpaces(`${mark} Página ${index + 1} de ${pages.length}`))
  }
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page
    .getByRole('button', { name: 'Abrir assunto' })
    .or(page.getByRole('link', { name: 'Abrir assunto' }))
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner.getByText('Emitido por', { exact: true })).toBeVisible()
  await expect(banner.getByText(/^\d+ ocultos/)).toBeVisible()
})

test('a printed consulta hides what was asked with the other values', async ({ loggedInPage: page }) => {
  await countPrints(page)
  await page.goto('/dashboard')
  await lookUpPerson(page, samples.pessoa.value)
  const dialog = await openPrintDialog(page)
  await expect(dialog.getByRole('radio', { name: 'Ocultos' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-banner]')).toContainText('•••.•••.•••-25 (oculto)')
  const text = await page.locator('[data-printed]').first().innerText()
  expect(text).not.toContain(samples.pessoa.value)
})

test('a comparison prints with a dialog, whole words and a running head', async ({ loggedInPage: page }) => {
  await countPrints(page)
  await page.goto('/pacotes')
  const documents = ['111.444.777-35', '123.456.789-09']
  for (const cpf of documents) await lookUpPerson(page, cpf)
  await navigateInApp(page, '/comparar')
  for (const name of [/Marina/, /Otávio/]) await page.getByRole('checkbox', { name }).check()
  const dialog = await openPrintDialog(page)
  await expect(dialog.getByText(/^\d+ ocultos, impressos/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Em comum/ }).uncheck()
  await dialog.getByRole('button', { name: mark }).click()
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expectPrinted(page)
  await page.setViewportSize({ width: paperWidth, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const banner = page.locator('[data-print-banner]')
  await expect(banner).toContainText('•••.•••.•••-35 (oculto)')
  for (const label of ['Finalidade', 'Partes', 'Dados sensíveis'])
    await expect(banner.getByText(label, { exact: true })).toBeVisible()
  const printed = await readPrinted(page)
  expect([printed.clipped, printed.cut, printed.broken]).toEqual([[], [], []])
  const pages = await readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  for (const [index, { text, lines }] of pages.entries()) {
    expect(lines[0]).toMatch(/^Marina.+Comparação/)
    expect(lines.at(-1)).toBe(removeSpaces(`${mark} Página ${index + 1} de ${pages.length}`))
    for (const document of documents) expect(text).not.toContain(document)
  }
  const texts = pages.map(({ text }) => removeHiddenWord(text))
  expect(listSplitRows(printed.rows, texts)).toEqual([])
  expect(printed.stuck).toEqual([])
})

test('if the print dialog fails to load, nothing is printed, the page says so, and the next press opens it', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = '**/dash/print-dialog-*.js'
  await countPrints(page)
  await page.goto('/pacotes')
  await lookUpPerson(page, '111.444.777-35')
  await page.route(chunk, (route) => route.abort())
  await pressPrint(page)
  await expect(page.getByText('Não foi possível abrir as opções de impressão')).toBeVisible()
  await expect(page.locator('html[data-prints]')).toHaveCount(0)
  await page.unroute(chunk)
  await openPrintDialog(page)
  ignoreLoadErrors(pageErrors)
})
