import { expectAnswer, followLead } from './follow-lead.ts'
import { findResult, lookUp, variant } from './live-test.ts'
import { findValueGroup, palette, search } from './palette.ts'
import { expect, type Page } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const dossieProgress = (page: Page) => page.getByRole('progressbar', { name: 'Progresso do dossiê' })

/**
 * Takes a CPF through every feature that shows values: form, lead menus, a revealed value, search, dossiê,
 * history, the session's tree and graph with exports, and a batch.
 * @param onStop Called at each stop.
 */
export async function visitAllFeatures(
  page: Page,
  cpf: string,
  onStop: () => Promise<unknown> = async () => {},
) {
  await followChain(page, cpf, onStop)
  await useSearch(page, cpf, onStop)
  await openDossie(page, cpf)
  await onStop()
  await page.goBack()
  await expectAnswer(page, 'Protestos')
  await page.goForward()
  await expect(dossieProgress(page)).toBeVisible()
  await onStop()
  await openGraph(page)
  await onStop()
  await saveGraph(page)
  await onStop()
  await runBatch(page, cpf)
  await onStop()
}

/** From the relatives of a person to an employer and its address. */
async function followChain(page: Page, cpf: string, onStop: () => Promise<unknown>) {
  const relatives = await variant('cpf', 5)
  await page.goto(relatives.path)
  await lookUp(page, relatives, cpf)
  await expectAnswer(page, relatives.title)
  await findResult(page).getByRole('button', { name: 'Mostrar CPF, linha 1', exact: true }).first().click()
  await onStop()
  await followLead(page, 'CPF', 'Vínculos empregatícios')
  await onStop()
  await followLead(page, 'CNPJ, linha 1', 'Dados cadastrais')
  await followLead(page, 'CEP', 'Endereço por CEP')
  await onStop()
}

/** A typed CPF is only listed; a pasted one is opened as a consulta. */
async function useSearch(page: Page, cpf: string, onStop: () => Promise<unknown>) {
  await search(page, '')
  await page.keyboard.type(cpf)
  await expect(findValueGroup(page)).toBeVisible()
  await onStop()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await search(page, cpf)
  await findValueGroup(page).getByRole('option', { name: 'Protestos' }).click()
  await expectAnswer(page, 'Protestos')
  await onStop()
}

async function openDossie(page: Page, cpf: string) {
  await search(page, cpf)
  await findValueGroup(page).getByRole('option', { name: 'Dossiê de pessoa' }).click()
  await expect(dossieProgress(page)).toHaveAttribute('aria-valuetext', '12 de 12')
}

/** Opens the session's graph and selects its first subject. */
async function openGraph(page: Page) {
  await page.keyboard.press('h')
  await page.getByRole('link', { name: 'Ver árvore e grafo' }).click()
  await expect(heading(page)).toHaveText('Consultas desta sessão')
  await page.getByRole('radio', { name: 'Grafo' }).check()
  await page
    .getByRole('application')
    .getByRole('button', { name: /\d consultas?$/ })
    .first()
    .focus()
  await expect(
    page.getByRole('complementary', { name: 'Detalhes' }).getByRole('listitem').first(),
  ).toBeVisible()
}

/** Saves the graph with hidden values, as offered. */
async function saveGraph(page: Page) {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  for (const name of ['Exportar JSON', 'Exportar PNG']) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    await (await downloading).delete()
  }
}

/** Pastes a list into a consulta's form, which passes it to its batch. */
async function runBatch(page: Page, cpf: string) {
  const { title } = await variant('cpf')
  await search(page, `CPF ${title}`)
  await palette(page)
    .getByRole('group', { name: 'CPF', exact: true })
    .getByRole('option', { name: title })
    .click()
  await expect(heading(page)).toHaveText(title)
  await page.getByRole('textbox', { name: 'CPF' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${cpf}\n111.444.777-35`)
  await page.getByRole('button', { name: 'Abrir o lote' }).click()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.getByRole('row').filter({ hasText: cpf }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Fonte:')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
