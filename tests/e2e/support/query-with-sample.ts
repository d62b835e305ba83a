import { listExclusive } from '../../../manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { choosePurpose } from './purpose.ts'
import { findSample } from './sample-values.ts'
import { expect, type Page } from './test.ts'

/** Fills in all fields, but only the first of those of which a query has one. */
export async function fillForm(page: Page, definition: ConsultaDefinition) {
  const [, ...others] = listExclusive(definition)
  for (const field of definition.fields.filter((one) => !others.includes(one))) {
    const control = page.getByRole('main').getByLabel(field.label, { exact: false }).first()
    const sample = findSample(field)
    if (sample !== undefined) await control.fill(sample)
    else if (field.kind === 'select') await control.selectOption(field.options[0]?.value ?? '')
  }
}

/** Fills in the form on screen and expects the example's answer. */
export async function queryWithSample(page: Page, definition: ConsultaDefinition) {
  await expect(page.getByRole('heading', { level: 1, name: definition.title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${definition.path}$`))
  const answer = page
    .getByRole('region', { name: 'Resultado' })
    .getByText('Dados de demonstração', { exact: true })
  await expect(answer).toHaveCount(0)
  await fillForm(page, definition)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(answer).toBeVisible()
}
