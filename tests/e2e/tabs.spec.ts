import { caseButton, createCase, goTo } from './support/cases.ts'
import { isAsked } from './support/is-asked.ts'
import { countSubjectQueries, findResult, lookUp, test, variant } from './support/live-test.ts'
import { loss } from './support/loss.ts'
import { choosePurpose } from './support/purpose.ts'
import { test as demoTest, expect, type Page, signIn } from './support/test.ts'

/** CPFs that occur only in one test, each as typed and as the source receives it. */
const cpfs = [
  { typed: '842.471.613-26', digits: '84247161326' },
  { typed: '650.185.340-01', digits: '65018534001' },
] as const

const name = 'Consultas desta sessão'

const entries = (page: Page) => page.getByRole('list', { name }).locator('[data-entry]')

async function query(page: Page, cpf: string) {
  const definition = await variant('cpf')
  await page.goto(definition.path)
  await lookUp(page, definition, cpf)
  await expect(findResult(page)).toContainText(/Fonte:|Consultado em/)
}

/** Opens the page of the session in another tab of the login. */
async function openOtherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await signIn(tab)
  await tab.goto('/sessao')
  return tab
}

/** Everything that a page can store, with the contents of its databases. */
const readStores = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            if (stores.length === 0) return resolve([])
            const transaction = opening.result.transaction(stores)
            const requests = stores.map((store) => transaction.objectStore(store).getAll())
            transaction.oncomplete = () => resolve(requests.map(({ result }) => result))
          }
        }),
    )
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(contents)])
  })

test('an answer of one tab opens in another without a query, and a logout ends both', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  const [first, second] = cpfs
  const before = await countSubjectQueries(first.digits)
  await query(page, first.typed)
  const tab = await openOtherTab(page)
  await expect(entries(tab)).toHaveCount(1)
  await entries(tab).click()
  await expect(findResult(tab)).toContainText('Fonte:')
  expect(await countSubjectQueries(first.digits)).toBe(before + 1)

  await page.keyboard.press('h')
  await expect(entries(page)).toHaveCount(1)
  await lookUp(tab, await variant('cpf'), second.typed)
  await expect(entries(page)).toHaveCount(2)
  await expect(page.getByRole('list', { name })).toContainText(`•••.•••.•••-${second.digits.slice(-2)}`)
  await page.keyboard.press('Escape')

  const answer = await findResult(tab).getByRole('heading', { level: 2 }).first().innerText()
  for (const shown of [page, tab]) {
    const stored = await readStores(shown)
    for (const value of [...cpfs.flatMap(Object.values), answer]) expect(stored).not.toContain(value)
  }

  await tab.getByRole('button', { name: 'Menu do usuário' }).click()
  await tab.getByRole('menuitem', { name: 'Sair' }).click()
  const question = tab.getByRole('alertdialog', { name: 'Sair perde o que não está salvo' })
  await expect(question).toContainText('As outras abas deste login saem também')
  await expect(question.getByRole('listitem')).toHaveText(['2 respostas que não estão em nenhum caso'])
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  for (const shown of [page, tab])
    await expect(shown.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await tab.getByLabel('E-mail').fill('ana@exemplo.com.br')
  expect(await isAsked(page)).toBe(false)
})

test('the browser does not ask for the answers of a dossiê that a case has', async ({
  loggedInPage: page,
}) => {
  await page.goto('/casos')
  await createCase(page)
  await goTo(page, '/dossie/veiculo')
  await page.getByRole('main').getByRole('textbox', { name: 'Placa' }).fill('FIC2E34')
  await choosePurpose(page)
  await caseButton(page, 'Montar dossiê').click()
  const add = caseButton(page, 'Adicionar ao caso').filter({ visible: true }).first()
  await expect(add).toBeVisible()
  expect(await isAsked(page)).toBe(true)
  await add.click()
  await expect(caseButton(page, 'Atualizar no caso')).toBeVisible()
  await expect.poll(() => isAsked(page)).toBe(false)
})

test('a subject opens in a new tab by its link', async ({ loggedInPage: page }) => {
  await query(page, '731.205.948-14')
  await page.keyboard.press('h')
  const link = page.getByRole('dialog', { name }).getByRole('link', { name: /^Abrir pessoa/ })
  const path = (await link.getAttribute('href')) ?? ''
  const tab = await openOtherTab(page)
  await expect(entries(tab)).toHaveCount(1)
  await expect(tab.getByRole('link', { name: /^Abrir pessoa/ })).toHaveAttribute('href', path)
})

test('the browser asks before the last tab is left, and not before', {
  ...loss('Fechar a última aba com respostas da sessão'),
}, async ({ loggedInPage: page }) => {
  await query(page, '460.918.327-78')
  await expect.poll(() => isAsked(page)).toBe(true)
  const tab = await openOtherTab(page)
  await expect(entries(tab)).toHaveCount(1)
  await expect.poll(() => isAsked(page)).toBe(false)
  expect(await isAsked(tab)).toBe(false)
  await tab.close()
  await expect.poll(() => isAsked(page)).toBe(true)
})

demoTest('the browser does not ask for demonstration data', async ({ loggedInPage: page }) => {
  await query(page, '218.437.650-71')
  const tab = await openOtherTab(page)
  await expect(entries(tab)).toHaveCount(1)
  await tab.close()
  expect(await isAsked(page)).toBe(false)
})

demoTest(
  'a dossiê and a batch open as they were in another tab, and stay when the first one closes',
  async ({ loggedInPage: page }) => {
    await page.goto('/dossie/pessoa')
    await page.getByRole('main').getByRole('textbox', { name: 'CPF' }).fill('111.444.777-35')
    await choosePurpose(page)
    await caseButton(page, 'Montar dossiê').click()
    await expect(caseButton(page, 'Adicionar ao caso').filter({ visible: true }).first()).toBeVisible()
    const number = await page.getByText(/^Relatório \d{8}-/).innerText()
    await page.getByLabel('Conclusão do analista').fill('Conferir com o cartório')
    await goTo(page, '/consulta/cpf/lote')
    await page.getByLabel('Lista', { exact: true }).fill('529.982.247-25\n111.444.777-35')
    await caseButton(page, 'Conferir lista').click()
    await choosePurpose(page)
    await caseButton(page, 'Iniciar').click()
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await caseButton(page, 'Ver linha 1').click()
    await page.getByRole('textbox', { name: 'Nota da linha' }).fill('Conferir o endereço')
    await page.keyboard.press('Escape')

    const tab = await openOtherTab(page)
    const reports = tab.getByRole('list', { name }).getByRole('button')
    await reports.filter({ hasText: 'Dossiê de pessoa' }).click()
    await expect(tab.getByText(number)).toBeVisible()
    await expect(tab.getByLabel('Conclusão do analista')).toHaveValue('Conferir com o cartório')
    // The page of batches shows an empty form before.
    await goTo(tab, '/consulta/cpf/lote')
    await expect(tab.getByLabel('Lista', { exact: true })).toBeVisible()
    await tab.keyboard.press('Control+k')
    await tab.getByRole('option', { name: /em lote.*2 linhas/ }).click()
    await expect(tab.getByText('Terminado', { exact: true })).toBeVisible()
    await expect(tab.getByRole('row').filter({ hasText: '529.982.247-25' })).toContainText(
      'Conferir o endereço',
    )

    await page.close()
    await goTo(tab, '/sessao')
    await expect(reports.filter({ hasText: /Dossiê de pessoa|em lote/ })).toHaveCount(2)
    await expect(tab.getByText('feito em outra aba')).toHaveCount(0)
  },
)
