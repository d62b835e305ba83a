import { readFile } from 'node:fs/promises'
import { lookUpPerson } from './support/look-up-person.ts'
import { bothThemes, expectAccessibleIn } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { expect, type Page, test } from './support/test.ts'

const marina = '111.444.777-35'
const otavio = '123.456.789-09'

async function openComparison(page: Page) {
  await page.goto('/pacotes')
  for (const cpf of [marina, otavio]) await lookUpPerson(page, cpf)
  await lookUpPerson(page, marina, '/consulta/cpf/3')
  await navigateInApp(page, '/comparar')
  for (const name of [/Marina/, /Otávio/]) await page.getByRole('checkbox', { name }).check()
  await expect(page.getByRole('columnheader', { name: /Marina/ })).toBeVisible()
}

const findRow = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })

test('two people stand side by side, and what only one has is queried in place', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  await expect(findRow(page, 'Nacionalidade')).toContainText('igual')
  await expect(findRow(page, 'Sexo')).not.toContainText('igual')
  await page.getByRole('switch', { name: 'Só diferenças' }).check()
  await expect(findRow(page, 'Nacionalidade')).toHaveCount(0)
  await expect(findRow(page, 'Sexo')).toBeVisible()

  const offer = page.getByRole('button', { name: /^CPF, Endereços: Otávio Amostra Serrano/ })
  await expect(offer).toContainText('crédito')
  await offer.click()
  await expect(findRow(page, 'Logradouro').first()).toContainText('Rua')
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL(/\/comparar$/)
})

test('sensitive values stay hidden on screen and in the workbook until they are shown', async ({
  loggedInPage: page,
}) => {
  await openComparison(page)
  const mother = findRow(page, 'Nome da mãe')
  await expect(mother).not.toContainText('Modelo')
  await page.getByRole('switch', { name: 'Mostrar dados sensíveis' }).check()
  await expect(mother).toContainText('Modelo')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Planilha' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^comparacao-[\d-]+\.xlsx$/)
  expect((await readFile(await download.path())).length).toBeGreaterThan(1000)
})

test('the page offers the subjects of the session and is accessible', async ({ loggedInPage: page }) => {
  await page.goto('/comparar')
  await expect(page.getByText('Escolha dois a quatro assuntos')).toBeVisible()
  await openComparison(page)
  await expectAccessibleIn(page, [...bothThemes, { darkMode: true, isRTL: false, width: 375 }])
  await page.getByRole('checkbox', { name: /Otávio/ }).uncheck()
  await expect(page.getByText('Escolha dois a quatro assuntos')).toBeVisible()
})
