import { readFile } from 'node:fs/promises'
import { requireValue } from '../support/require-value.ts'
import {
  addSourceRules,
  fetchRequestIds,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { pressPrint } from './support/print-dialog.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

const code = (page: Page) => findResult(page).getByText(/^Código da solicitação: /)

test('a failure shows the code that the source received, and copies it', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const placa = await variant('placa')
  await addSourceRules({ subject: 'COD1A23', fault: '403' })
  await page.goto(placa.path)
  await lookUp(page, placa, 'COD1A23')
  await expect(code(page)).toBeVisible()
  const [id] = await fetchRequestIds('COD1A23')
  await expect(code(page)).toHaveText(`Código da solicitação: ${requireValue(id)}`)
  await page.getByRole('button', { name: 'Copiar código da solicitação' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await addSourceRules({ subject: 'COD1A23', fault: 'good' })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(findResult(page)).toContainText('Fonte: Gateway de dados')
  await expect(code(page)).toHaveCount(0)
})

test('the JSON and the print of an answer have its code', async ({ loggedInPage: page }) => {
  const placa = await variant('placa')
  await page.goto(placa.path)
  await lookUp(page, placa, 'COD2B34')
  await expect(findResult(page)).toContainText('Fonte: Gateway de dados')
  const id = requireValue((await fetchRequestIds('COD2B34'))[0])
  await findResult(page).getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.requestId).toBe(id)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await pressPrint(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(id)).toBeVisible()
})

test('a batch shows the code of a failed row in its dialog, its JSON and its print', async ({
  loggedInPage: page,
}) => {
  const placa = await variant('placa')
  await addSourceRules({ subject: 'COD3C45', fault: '403' })
  await page.goto(requireValue(placa.batch).path)
  await page.getByLabel('Lista', { exact: true }).fill('COD3C45\nCOD4D56')
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progresso do lote' })).toHaveAttribute(
    'aria-valuetext',
    /^2 de 2/,
  )
  const id = requireValue((await fetchRequestIds('COD3C45'))[0])
  const good = requireValue((await fetchRequestIds('COD4D56'))[0])
  await page.getByRole('button', { name: 'Ver linha 1', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Código da solicitação: ${id}`)
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('Escape')
  // Phones have the files in a sheet.
  await page.setViewportSize({ width: 1280, height: 900 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar JSON' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.entries.map(({ requestId }: { requestId: string }) => requestId)).toEqual([id, good])
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('[data-printed]')
  await expect(printed.getByText(`Código da solicitação: ${id}`)).toBeVisible()
  await expect(printed.getByText(good)).toHaveCount(0)
})

test('a public source receives no code, and a failure shows none', async ({ loggedInPage: page }) => {
  const cep = await variant('cep')
  await addSourceRules({ subject: '30000009', fault: '500' })
  await page.goto(cep.path)
  await lookUp(page, cep, '30000009')
  await expect(findResult(page)).toContainText('A fonte está fora do ar')
  await expect(code(page)).toHaveCount(0)
  expect(new Set(await fetchRequestIds('30000009'))).toEqual(new Set([undefined]))
})
