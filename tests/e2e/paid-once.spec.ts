import { goTo } from './support/cases.ts'
import { countSubjectQueries, findResult, test } from './support/live-test.ts'
import { loss } from './support/loss.ts'
import { findValueGroup, search } from './support/palette.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, signIn } from './support/test.ts'

/** CPFs that occur only in this file. */
const cpfs = ['71024680088', '71024680169', '71024680240'] as const
const dossieCpf = '71024680320'
const sharedCpf = '71024680401'

const path = '/consulta/cpf/lote'

async function checkList(page: Page, lines: readonly string[]) {
  await page.getByLabel('Lista', { exact: true }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(page.getByText('A consultar')).toBeVisible()
  await choosePurpose(page)
}

const start = (page: Page) => page.getByRole('button', { name: 'Iniciar' }).click()

const ended = (page: Page) => expect(page.getByText('Terminado', { exact: true })).toBeVisible()

const countAll = async () =>
  (await Promise.all(cpfs.map(countSubjectQueries))).reduce((sum, count) => sum + count, 0)

const question = (page: Page) => page.getByRole('alertdialog')

test(
  'an answer of a batch is not paid for again by the search, the subject and the same batch',
  loss('Um CPF pago num lote, pedido outra vez pela busca, pela página do assunto e pelo mesmo lote'),
  async ({ loggedInPage: page }) => {
    const before = await countAll()
    await page.goto(path)
    await checkList(page, cpfs)
    await start(page)
    await ended(page)
    expect(await countAll()).toBe(before + 3)

    await search(page, cpfs[0])
    await findValueGroup(page)
      .getByRole('option', { name: /^Dados cadastrais/ })
      .click()
    const asked = page.getByRole('group', { name: 'O que foi consultado' })
    await expect(asked).toContainText(/respondido .*, sem custo/)
    await page.getByRole('button', { name: 'Alterar' }).click()
    await expect(page.getByRole('main')).toContainText(/Respondido .*, sem custo\./)
    await page.getByRole('main').getByRole('textbox', { name: 'CPF' }).fill(cpfs[1])
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(asked).toContainText(/respondido .*, sem custo/)
    await expect(findResult(page)).toContainText('Fonte:')

    await search(page, cpfs[2])
    await findValueGroup(page)
      .getByRole('option', { name: /^Abrir pessoa/ })
      .click()
    await expect(page.getByRole('region', { name: 'Dados cadastrais', exact: true })).toContainText('Fonte:')

    await goTo(page, path)
    await page.getByRole('button', { name: 'Novo lote' }).click()
    await checkList(page, cpfs)
    await expect(page.getByText('3 já respondidas, sem custo')).toBeVisible()
    await expect(page.getByText('Sem custo.', { exact: true })).toBeVisible()
    await start(page)
    await ended(page)
    expect(await countAll()).toBe(before + 3)

    // A repetition asks first.
    await page.goBack()
    await page.getByRole('button', { name: 'Consultar de novo' }).first().click()
    await expect(question(page)).toContainText('Repetir custa 0,35 crédito.')
    await question(page).getByRole('button', { name: 'Cancelar' }).click()
    expect(await countAll()).toBe(before + 3)
    await page.getByRole('button', { name: 'Consultar de novo' }).first().click()
    await question(page).getByRole('button', { name: 'Consultar de novo' }).click()
    await expect.poll(countAll).toBe(before + 4)
  },
)

test(
  'a dossiê opens again with its conclusion, costs nothing, and is repeated only after a question',
  loss('Um dossiê com conclusão, aberto de novo pela busca e pelo formulário'),
  async ({ loggedInPage: page }) => {
    await page.goto('/dossie/pessoa')
    const field = page.getByRole('main').getByRole('textbox', { name: 'CPF' })
    await expect(page.getByText('Custa até 15,85 créditos.')).toBeVisible()
    await field.fill(dossieCpf)
    await choosePurpose(page)
    const build = page.getByRole('button', { name: 'Montar dossiê' })
    await build.click()
    const conclusion = page.getByLabel('Conclusão do analista')
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      '12 de 12',
    )
    const number = await page.getByText(/^Relatório \d{8}-/).innerText()
    await conclusion.fill('Aprovar com fiador')
    const count = await countSubjectQueries(dossieCpf)

    await goTo(page, '/pacotes')
    await search(page, dossieCpf)
    await findValueGroup(page)
      .getByRole('option', { name: /^Dossiê de pessoa/ })
      .click()
    await expect(page.getByText(number)).toBeVisible()
    await expect(conclusion).toHaveValue('Aprovar com fiador')

    // A new history entry, which shows the form.
    await goTo(page, '/pacotes')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dossiê de pessoa/ })
      .first()
      .click()
    await field.fill(dossieCpf)
    await expect(page.getByText(/partes já respondidas, sem custo\./)).toBeVisible()
    await build.click()
    await expect(page.getByText(number)).toBeVisible()
    await expect(conclusion).toHaveValue('Aprovar com fiador')

    await page.getByRole('button', { name: 'Montar de novo' }).click()
    await expect(question(page)).toContainText('Repetir custa até 15,85 créditos.')
    await question(page).getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Montar outro' }).click()
    await expect(page.getByText(number)).toHaveCount(0)
    await expect(conclusion).toHaveValue('')
    expect(await countSubjectQueries(dossieCpf)).toBe(count)
  },
)

test(
  'an answer of a batch is not paid for again by another tab',
  loss('Um CPF pago num lote, pedido outra vez em outra aba'),
  async ({ loggedInPage: page }) => {
    const before = await countSubjectQueries(sharedCpf)
    await page.goto(path)
    await checkList(page, [sharedCpf])
    await start(page)
    await ended(page)

    const tab = await page.context().newPage()
    await signIn(tab)
    await tab.goto('/lotes')
    await expect(tab.getByRole('list', { name: 'Lotes desta sessão' })).toContainText('em outra aba')
    await goTo(tab, path)
    await checkList(tab, [sharedCpf])
    await expect(tab.getByText('1 já respondida, sem custo')).toBeVisible()
    await start(tab)
    await ended(tab)
    await expect(tab.getByRole('group', { name: 'Resultados do lote' })).toContainText(
      /respondido .*, sem custo/,
    )
    expect(await countSubjectQueries(sharedCpf)).toBe(before + 1)
  },
)

test(
  'a batch under way is listed in both tabs, and the other tab asks before it starts the same list',
  loss('A mesma lista, iniciada em outra aba durante o lote'),
  async ({ loggedInPage: page }) => {
    // Free, and slow enough: one line a second.
    const list = Array.from({ length: 60 }, (_, index) => String(20_040_000 + index))
    await page.goto('/consulta/cep/lote')
    await checkList(page, list)
    await start(page)
    await goTo(page, '/lotes')
    const rows = (tab: Page) => tab.getByRole('list', { name: 'Lotes desta sessão' }).getByRole('button')
    await expect(rows(page)).toContainText(/Consultando, \d+ de 60/)
    await expect(page.getByText('Nenhum lote nesta sessão')).toHaveCount(0)

    const tab = await page.context().newPage()
    await signIn(tab)
    await tab.goto('/lotes')
    await expect(rows(tab)).toContainText(/Consultando, \d+ de 60/)
    await expect(rows(tab)).toContainText('em outra aba')
    await goTo(tab, '/consulta/cep/lote')
    await checkList(tab, list)
    await start(tab)
    const asked = tab.getByRole('alertdialog', { name: 'Este lote já está em andamento em outra aba' })
    await expect(asked).toContainText(/Consultando, \d+ de 60/)
    await asked.getByRole('button', { name: 'Cancelar' }).click()
    await expect(tab.getByRole('button', { name: 'Iniciar' })).toBeVisible()
  },
)
