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
  await findResult(page).getByRole('button', { name: 'Imprimir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(id)).toBeVisible()
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
