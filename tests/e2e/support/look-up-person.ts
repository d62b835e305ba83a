import { navigateInApp } from './navigate-in-app.ts'
import { choosePurpose } from './purpose.ts'
import { expect, type Page } from './test.ts'

/** Queries a consulta of the CPF family without a reload, also if its form is collapsed. */
export async function lookUpPerson(page: Page, cpf: string, path = '/consulta/cpf') {
  await navigateInApp(page, path)
  const field = page.getByRole('main').getByLabel('CPF', { exact: false }).first()
  const change = page.getByRole('button', { name: 'Alterar' })
  await expect(field.or(change).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
  await field.fill(cpf)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText(cpf)
}
