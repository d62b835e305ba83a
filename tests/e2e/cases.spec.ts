import { readFile, writeFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import {
  addPerson,
  caseButton,
  changeRecord,
  chooseCaseFile,
  createCase,
  expectSaved,
  exportCase,
  fillDisk,
  goTo,
  goToCases,
  heading,
  openCase,
  passphrase,
  queryPerson,
  typePassphrase,
  watchDisk,
} from './support/cases.ts'
import { advanceIdleTime, expectLocked, openWithClock, unlock } from './support/idle.ts'
import { isAsked } from './support/is-asked.ts'
import { ignoreLoadErrors } from './support/load-errors.ts'
import { loss, lossTag } from './support/loss.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '529.982.247-25'

const title = (page: Page) => page.getByLabel('Título', { exact: true })

const subjects = (page: Page) => page.getByRole('list', { name: 'Assuntos do caso' })

async function openCases(page: Page) {
  await page.goto('/casos')
  await expect(heading(page)).toHaveText('Casos')
}

test('a case keeps subjects, answers and notes, and opens again on another day without a query', {
  ...loss('Fechar o navegador e abrir o caso em outro dia'),
  tag: ['@core', lossTag],
}, async ({ loggedInPage: page, context }) => {
  await openCases(page)
  await expectAccessible(page)
  await createCase(page)
  await page.keyboard.type('Empréstimo da família')
  await page.getByLabel('Referência').fill('Contrato 4471')
  await page.getByLabel('Finalidade').selectOption('Cobrança')
  await page.getByLabel('Nova nota').fill('Ligar para o irmão')
  await caseButton(page, 'Adicionar nota').click()
  await expect(page.getByLabel('Nova nota')).toBeFocused()
  await page.getByLabel('Nova nota').fill('Ainda digitando')
  await addPerson(page, cpf)
  // The case gets new answers about its subjects by itself.
  await queryPerson(page, cpf, '/consulta/cpf/3')
  await goToCases(page)
  await expect(heading(page)).toHaveText('Empréstimo da família')
  await expect(subjects(page)).toContainText('2 encontradas')
  await expectSaved(page)
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText(/^Caso de \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByText('Empréstimo da família')).toHaveCount(0)
  await expectAccessible(page)
  // All code of the pages is loaded while the browser is online.
  await openCase(page)
  await expect(heading(page)).toHaveText('Empréstimo da família')
  const row = subjects(page).getByRole('button').first()
  await row.click()
  await expect(page.getByRole('region', { name: 'Endereços' })).toBeVisible()
  await page.goBack()
  await caseButton(page, 'Fechar caso').click()
  await expect(heading(page)).toHaveText('Casos')
  await expect(heading(page)).toBeFocused()
  await context.setOffline(true)
  await openCase(page)
  await expect(page.getByLabel('Referência')).toHaveValue('Contrato 4471')
  await expect(page.getByLabel('Finalidade')).toHaveValue('Cobrança')
  await expect(page.getByLabel('Nova nota')).toHaveValue('Ainda digitando')
  await expect(page.getByRole('list', { name: 'Notas do caso' })).toContainText('Ligar para o irmão')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await row.click()
  await expect(page).toHaveURL(/\/assunto\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'Endereços' })).toBeVisible()
  await expect(caseButton(page, 'No caso').filter({ visible: true }).first()).toBeVisible()
  expect(requests.filter((url) => !url.includes('/dash/'))).toEqual([])
})

test('adding to a case offers a new one, then takes one click', async ({ loggedInPage: page }) => {
  await page.goto('/dashboard')
  await expect(heading(page)).toBeVisible()
  await queryPerson(page, cpf, '/consulta/cpf')
  await page
    .getByRole('button', { name: 'Abrir assunto' })
    .or(page.getByRole('link', { name: 'Abrir assunto' }))
    .first()
    .click()
  const add = caseButton(page, 'Adicionar ao caso').filter({ visible: true }).first()
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao caso' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Novo caso' }).click()
  await expect(page.getByText('ninguém pode recuperá-la')).toBeVisible()
  await page.getByLabel('Senha do caso', { exact: false }).fill(passphrase)
  await page.getByLabel('Repita a senha', { exact: false }).fill(passphrase)
  await page.keyboard.press('Enter')
  await expect(caseButton(page, 'No caso').filter({ visible: true }).first()).toBeVisible()
  await goToCases(page)
  await expect(subjects(page)).toContainText('1 encontrada')
  await expectSaved(page)
})

test('a short passphrase and a different repetition are refused', async ({ loggedInPage: page }) => {
  await openCases(page)
  await caseButton(page, 'Novo caso').click()
  await expectAccessible(page)
  await page.getByLabel('Senha do caso', { exact: false }).fill('curta')
  await caseButton(page, 'Criar caso').click()
  await expect(page.getByText('Use ao menos 12 caracteres')).toBeVisible()
  await expect(page.getByLabel('Senha do caso', { exact: false })).toBeFocused()
  await page.getByLabel('Senha do caso', { exact: false }).fill(passphrase)
  await page.getByLabel('Repita a senha', { exact: false }).fill('outra senha longa')
  await caseButton(page, 'Criar caso').click()
  await expect(page.getByText('As duas senhas são diferentes')).toBeVisible()
})

test('a wrong passphrase opens nothing and loses nothing', {
  ...loss('Abrir um caso com a senha errada'),
}, async ({ loggedInPage: page }) => {
  await openCases(page)
  await createCase(page)
  await page.keyboard.type('Intacto')
  await caseButton(page, 'Fechar caso').click()
  await openCase(page, 'outra senha longa')
  await expect(page.getByText('A senha não abre este caso')).toBeVisible()
  await expect(page.getByText('Ninguém pode recuperá-la')).toBeVisible()
  await expectAccessible(page)
  await typePassphrase(page)
  await expect(heading(page)).toHaveText('Intacto')
})

test('a damaged record says so, and the other case opens', {
  ...loss('Um registro de caso danificado no navegador'),
}, async ({ loggedInPage: page }) => {
  await openCases(page)
  await createCase(page)
  await caseButton(page, 'Fechar caso').click()
  await changeRecord(page, 'damage')
  await createCase(page)
  await page.keyboard.type('O outro')
  await caseButton(page, 'Fechar caso').click()
  const rows = page.getByRole('list', { name: 'Casos neste navegador' }).getByRole('listitem')
  await rows.nth(1).getByRole('button', { name: 'Abrir caso' }).click()
  await typePassphrase(page)
  await expect(page.getByRole('alert')).toContainText('está danificado')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await rows.nth(0).getByRole('button', { name: 'Abrir caso' }).click()
  await typePassphrase(page)
  await expect(heading(page)).toHaveText('O outro')
})

test('on a full disk nothing on screen is lost, and a retry saves it', {
  ...loss('Gravar um caso com o disco cheio'),
}, async ({ loggedInPage: page }) => {
  await watchDisk(page)
  await openCases(page)
  await createCase(page)
  await expectSaved(page)
  await fillDisk(page, true)
  await title(page).fill('Não perdido')
  await expect(page.getByRole('alert')).toContainText('está cheio')
  await expect(title(page)).toHaveValue('Não perdido')
  await expectAccessible(page)
  await caseButton(page, 'Fechar caso').click()
  await expect(page.getByRole('alertdialog', { name: 'O caso não pôde ser salvo' })).toBeVisible()
  await caseButton(page, 'Continuar no caso').click()
  await fillDisk(page, false)
  await caseButton(page, 'Tentar de novo').click()
  await expectSaved(page)
  await caseButton(page, 'Fechar caso').click()
  await openCase(page)
  await expect(heading(page)).toHaveText('Não perdido')
})

test('is exported and imported encrypted, also over itself', async ({ loggedInPage: page }, info) => {
  await openCases(page)
  await createCase(page)
  await page.keyboard.type('Viagem')
  const file = await exportCase(page, info.outputPath('viagem.caso'))
  const content = await readFile(file, 'utf8')
  expect(content).not.toContain('Viagem')
  await title(page).fill('Depois')
  await caseButton(page, 'Fechar caso').click()

  await chooseCaseFile(page, file)
  await expectAccessible(page)
  await typePassphrase(page)
  await expect(page.getByRole('alertdialog', { name: 'Este caso já está neste navegador' })).toBeVisible()
  await expectAccessible(page)
  await caseButton(page, 'Manter o daqui').click()
  await openCase(page)
  await expect(heading(page)).toHaveText('Depois')
  await caseButton(page, 'Apagar caso').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar caso' }).click()
  await expect(page.getByText('Nenhum caso neste navegador')).toBeVisible()

  const broken = info.outputPath('quebrado.caso')
  await writeFile(broken, content.slice(0, -100))
  await chooseCaseFile(page, broken)
  await expect(page.getByText('O arquivo está incompleto ou foi alterado')).toBeVisible()
  const foreign = info.outputPath('lista.json')
  await writeFile(foreign, '[1]')
  await chooseCaseFile(page, foreign)
  await expect(page.getByText('O arquivo não é um caso exportado')).toBeVisible()
  await chooseCaseFile(page, file)
  await typePassphrase(page)
  await openCase(page)
  await expect(heading(page)).toHaveText('Viagem')
})

test('idle time closes the case after a last save', {
  ...loss('O tempo sem uso com um caso por gravar'),
}, async ({ page }) => {
  await openWithClock(page, '/casos')
  await createCase(page)
  await page.keyboard.type('Não salvo ainda')
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByText('Não salvo ainda')).toHaveCount(0)
  await openCase(page)
  await expect(heading(page)).toHaveText('Não salvo ainda')
})

test('a logout closes the case after a last save', {
  ...loss('Sair com um caso por gravar'),
}, async ({ page }) => {
  await openWithClock(page, '/casos')
  await createCase(page)
  await page.keyboard.type('Saída')
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(caseButton(page, 'Entrar')).toBeVisible()
  await page.goto('/casos')
  await page.getByLabel('E-mail').fill('demo@averigua.example')
  await page.getByLabel('Senha', { exact: true }).fill('Averigua-2024')
  await caseButton(page, 'Entrar').click()
  await openCase(page)
  await expect(heading(page)).toHaveText('Saída')
})

/** The case saves within seconds, and the browser asks until then. */
const expectNotAsked = (page: Page) => expect.poll(() => isAsked(page)).toBe(false)

test('dossiês and batches of a case open again as they were', async ({ loggedInPage: page }) => {
  await openCases(page)
  await createCase(page)
  await goTo(page, '/dossie/pessoa')
  await page.getByRole('main').getByRole('textbox', { name: 'CPF' }).fill(cpf)
  await choosePurpose(page)
  await caseButton(page, 'Montar dossiê').click()
  await caseButton(page, 'Adicionar ao caso').filter({ visible: true }).first().click()
  await expect(caseButton(page, 'Atualizar no caso')).toBeVisible()
  const number = await page.getByText(/^Relatório \d{8}-/).innerText()
  // The conclusion joins the kept dossiê by itself.
  const conclusion = page.getByRole('textbox', { name: 'Conclusão do analista' })
  await conclusion.fill('Aprovar com fiador.')

  await goTo(page, '/consulta/cpf/lote')
  await page.getByLabel('Lista', { exact: true }).fill(`${cpf}\n111.444.777-35`)
  await caseButton(page, 'Conferir lista').click()
  await choosePurpose(page)
  await caseButton(page, 'Iniciar').click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  expect(await isAsked(page)).toBe(true)
  await caseButton(page, 'Adicionar ao caso').click()
  await expect(caseButton(page, 'Atualizar no caso')).toBeVisible()
  await expectNotAsked(page)
  // A note joins the kept batch by itself, also if the user leaves at once.
  await caseButton(page, 'Ver linha 1').click()
  await page.getByRole('textbox', { name: 'Nota da linha' }).fill('Conferir o endereço')
  await page.keyboard.press('Escape')
  await goToCases(page)
  await expectSaved(page)
  await expectNotAsked(page)
  await page.reload()
  await openCase(page)
  const reports = page.getByRole('list', { name: 'Dossiês e lotes do caso' })
  await reports.getByRole('button', { name: /^Dossiê de pessoa \p{Lu}\p{Ll}+ \p{Lu}/u }).click()
  await expect(page.getByText(number)).toBeVisible()
  await expect(conclusion).toHaveValue('Aprovar com fiador.')
  await goToCases(page)
  await reports.getByRole('button', { name: /2 linhas/ }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: cpf })).toContainText('Conferir o endereço')
})

test('a batch of a case says that it failed to load, and opens on the next press', {
  ...loss('Uma parte do programa que não carrega ao abrir um lote do caso'),
}, async ({ loggedInPage: page, pageErrors }) => {
  const chunk = '**/dash/read-saved-*.js'
  await openCases(page)
  await createCase(page)
  await goTo(page, '/consulta/cpf/lote')
  await page.getByLabel('Lista', { exact: true }).fill(`${cpf}\n111.444.777-35`)
  await caseButton(page, 'Conferir lista').click()
  await choosePurpose(page)
  await caseButton(page, 'Iniciar').click()
  await caseButton(page, 'Adicionar ao caso').click()
  await expect(caseButton(page, 'Atualizar no caso')).toBeVisible()
  await goToCases(page)
  await expectSaved(page)
  await page.reload()
  await openCase(page)
  await page.route(chunk, (route) => route.abort())
  const batch = page
    .getByRole('list', { name: 'Dossiês e lotes do caso' })
    .getByRole('button', { name: /2 linhas/ })
  await batch.click()
  await expect(page.getByText('Não foi possível abrir o lote. Abra-o de novo.')).toBeVisible()
  await page.unroute(chunk)
  await goToCases(page)
  await batch.click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  ignoreLoadErrors(pageErrors)
})
